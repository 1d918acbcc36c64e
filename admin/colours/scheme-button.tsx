import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type LucideIcon, Moon, Sun, SunMoon } from 'lucide-react'
import { useState } from 'react'
import { words } from '../words.ts'
import { chooseScheme, chosenScheme, type Scheme, schemes } from './scheme.ts'

const icons: Readonly<Record<Scheme, LucideIcon>> = { system: SunMoon, light: Sun, dark: Moon }

/** Switches between light, dark and the device's scheme. */
export function SchemeButton() {
  const [scheme, setScheme] = useState(chosenScheme)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const Icon = icons[scheme]
  const choose = (one: Scheme) => {
    chooseScheme(one)
    setScheme(one)
    setAnchor(null)
  }
  return (
    <>
      <IconButton
        aria-label={words.scheme.label(words.scheme.names[scheme])}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon aria-hidden size={18} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {schemes.map((one) => {
          const Choice = icons[one]
          return (
            <MenuItem
              key={one}
              role="menuitemradio"
              aria-checked={one === scheme}
              selected={one === scheme}
              onClick={() => choose(one)}
            >
              <ListItemIcon>
                <Choice aria-hidden size={18} />
              </ListItemIcon>
              <Box component="span" sx={{ '&::first-letter': { textTransform: 'uppercase' }, display: 'inline-block' }}>
                {words.scheme.names[one]}
              </Box>
            </MenuItem>
          )
        })}
      </Menu>
    </>
  )
}
