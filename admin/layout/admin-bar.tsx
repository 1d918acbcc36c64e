import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { ExternalLink, LogOut, Settings } from 'lucide-react'
import { Link } from 'react-router-dom'
import { usePerson } from '../person.ts'
import { siteMenu } from '../site/menu.ts'
import { colours } from '../theme.ts'
import { words } from '../words.ts'
import { WaitingBadge } from './waiting-badge.tsx'

/** On a phone three icons stand beside the name and the number of those who wait. */
const compact = {
  minWidth: 40,
  px: { xs: 1, md: '18px' },
  '& .MuiButton-startIcon': { ml: 0, mr: { xs: 0, md: 1 } },
}
const wide = { display: { xs: 'none', md: 'inline' } }

export function AdminBar() {
  const { siteName, email, roles } = usePerson()
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1.5 },
        minHeight: 60,
        px: { xs: 1.5, md: 3 },
        backgroundColor: colours.rose,
      }}
    >
      <Box
        component={Link}
        to="/tickets"
        sx={{ display: 'flex', alignItems: 'baseline', gap: 1, color: 'inherit', textDecoration: 'none' }}
      >
        <Typography component="span" sx={{ fontFamily: '"Fraunces Variable", serif', fontSize: 24, fontWeight: 420 }}>
          {siteName}
        </Typography>
        <Typography component="span" sx={{ fontSize: 15 }}>
          {words.backOffice}
        </Typography>
      </Box>
      <WaitingBadge />
      <Box sx={{ flexGrow: 1 }} />
      <Typography component="span" sx={{ ...wide, fontSize: 14 }}>
        {email}
      </Typography>
      {roles.includes('admin') && (
        <Button
          component={Link}
          to={`/${siteMenu[0].path}`}
          color="inherit"
          startIcon={<Settings aria-hidden size={18} />}
          aria-label={words.manageSite}
          sx={compact}
        >
          <Box component="span" sx={wide}>
            {words.manageSite}
          </Box>
        </Button>
      )}
      <Button
        href="/"
        color="inherit"
        startIcon={<ExternalLink aria-hidden size={18} />}
        aria-label={words.site}
        sx={compact}
      >
        <Box component="span" sx={wide}>
          {words.site}
        </Box>
      </Button>
      <Button
        href="/logout"
        color="inherit"
        startIcon={<LogOut aria-hidden size={18} />}
        aria-label={words.signOut}
        sx={compact}
      >
        <Box component="span" sx={wide}>
          {words.signOut}
        </Box>
      </Button>
    </Box>
  )
}
