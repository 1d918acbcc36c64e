import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Tooltip from '@mui/material/Tooltip'
import type { Editor } from '@tiptap/react'
import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { colours } from '../../../theme.ts'
import { editorWords } from '../words.ts'
import { applyStyle, type Style, styles, type Tool } from './tools.ts'

const texts = editorWords.toolbar

export function StyleSelect({ editor, style }: { editor: Editor; style: Style }) {
  return (
    <Select
      size="small"
      value={String(style)}
      onChange={({ target }) => applyStyle(editor, target.value)}
      inputProps={{ 'aria-label': texts.style }}
      sx={{ minWidth: 120 }}
    >
      {Object.entries(styles).map(([value, label]) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </Select>
  )
}

export function ToolButton({ tool: { label, icon: Icon, run }, editor, active }: ToolButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        aria-pressed={active}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => run(editor)}
        sx={{ borderRadius: '10px', ...(active ? { backgroundColor: colours.roseMid } : {}) }}
      >
        <Icon aria-hidden size={18} />
      </IconButton>
    </Tooltip>
  )
}
interface ToolButtonProps {
  tool: Tool
  editor: Editor
  active: boolean
}

interface ActionMenuProps {
  label: string
  icon: LucideIcon
  items: readonly { label: string; run(): unknown }[]
}

export function ActionMenu({ label, icon: Icon, items }: ActionMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
          <Icon aria-hidden size={18} />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {items.map((item) => (
          <MenuItem
            key={item.label}
            onClick={() => {
              close()
              requestAnimationFrame(() => item.run())
            }}
          >
            {item.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

interface ActionButtonProps {
  label: string
  /** tooltip, if it differs from the label */
  title?: string
  icon: LucideIcon
  disabled?: boolean
  onClick(): unknown
}

export function ActionButton({ label, title = label, icon: Icon, disabled, onClick }: ActionButtonProps) {
  return (
    <Tooltip title={title}>
      {/* A disabled button has no events: the tooltip needs an element around it. */}
      <span>
        <IconButton aria-label={label} disabled={disabled} onClick={onClick}>
          <Icon aria-hidden size={18} />
        </IconButton>
      </span>
    </Tooltip>
  )
}
