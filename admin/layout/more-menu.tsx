import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'

interface MoreMenuProps {
  label: string
  items: readonly (readonly [text: string, act: () => void])[]
  /** an action is running: none may be chosen */
  disabled?: boolean
}

/** Menu of rare or dangerous actions, kept apart from everyday buttons. */
export function MoreMenu({ label, items, disabled = false }: MoreMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (items.length === 0) return null
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <EllipsisVertical aria-hidden size={22} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {items.map(([text, act]) => (
          <MenuItem
            key={text}
            disabled={disabled}
            onClick={() => {
              setAnchor(null)
              act()
            }}
          >
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
