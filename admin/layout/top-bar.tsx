import Box from '@mui/material/Box'
import { SchemeButton } from '../colours/scheme-button.tsx'
import { SiteName } from '../navigation/side-menu.tsx'
import { colours } from '../theme.ts'
import { WaitingBadge } from './waiting-badge.tsx'

/** Name of the site, how many people wait, and the colours: above screens without the menu beside them. */
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
      // On a phone that lies on its side the screen needs the room.
      '@media (max-height: 480px)': { display: 'none' },
    }}
  >
    <SiteName />
    <WaitingBadge />
    <Box sx={{ flexGrow: 1 }} />
    <SchemeButton />
  </Box>
)
