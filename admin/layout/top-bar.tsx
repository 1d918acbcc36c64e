import Box from '@mui/material/Box'
import { SchemeButton } from '../colours/scheme-button.tsx'
import { SiteName } from '../navigation/side-menu.tsx'
import { colours } from '../theme.ts'
import { WaitingBadge } from './waiting-badge.tsx'

/** Top bar for screens without the side menu: name of the site, number of waiting conversations, colour scheme. */
export const TopBar = () => (
  <Box
    component="header"
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      minHeight: 52,
      px: { xs: 1.5, md: 3 },
      backgroundColor: colours.rose,
      // Hidden on a phone in landscape: the screen needs the room.
      '@media (max-height: 480px)': { display: 'none' },
    }}
  >
    <SiteName />
    <WaitingBadge />
    <Box sx={{ flexGrow: 1 }} />
    <SchemeButton />
  </Box>
)
