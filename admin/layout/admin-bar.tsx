import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Bell, ExternalLink, LogOut, type LucideIcon, Newspaper, Settings, Users } from 'lucide-react'
import { Link } from 'react-router-dom'
import { articles } from '../articles/index.ts'
import { SchemeButton } from '../colours/scheme-button.tsx'
import { usePerson } from '../person.ts'
import { colours } from '../theme.ts'
import { words } from '../words.ts'
import { firstOf } from './first-of.ts'
import { WaitingBadge } from './waiting-badge.tsx'

/** Compact on a phone: five icons beside the name and the number of waiting people. */
const compact = {
  minWidth: 40,
  px: { xs: 1, md: '18px' },
  '& .MuiButton-startIcon': { ml: 0, mr: { xs: 0, md: 1 } },
}
const wide = { display: { xs: 'none', md: 'inline' } }

interface BarButtonProps {
  icon: LucideIcon
  text: string
  /** within the back office, or the site's own page */
  link: { component: typeof Link; to: string } | { href: string }
}

function BarButton({ icon: Icon, text, link }: BarButtonProps) {
  return (
    <Button color="inherit" startIcon={<Icon aria-hidden size={18} />} aria-label={text} sx={compact} {...link}>
      <Box component="span" sx={wide}>
        {text}
      </Box>
    </Button>
  )
}

export function AdminBar() {
  const { siteName, email, roles } = usePerson()
  const management = firstOf.management.find(({ role }) => roles.includes(role))
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0, sm: 1.5 },
        minHeight: 60,
        px: { xs: 1.5, md: 3 },
        backgroundColor: colours.rose,
      }}
    >
      <Box
        component={Link}
        to="/"
        sx={{ display: 'flex', alignItems: 'baseline', gap: 1, color: 'inherit', textDecoration: 'none' }}
      >
        <Typography component="span" sx={{ fontFamily: '"Fraunces Variable", serif', fontSize: 24, fontWeight: 420 }}>
          {siteName}
        </Typography>
        <Typography component="span" sx={{ fontSize: 15, display: { xs: 'none', sm: 'inline' } }}>
          {words.backOffice}
        </Typography>
      </Box>
      <WaitingBadge />
      <Box sx={{ flexGrow: 1 }} />
      <Typography component="span" sx={{ ...wide, fontSize: 14 }}>
        {email}
      </Typography>
      {articles.roles.some((role) => roles.includes(role)) && (
        <BarButton icon={Newspaper} text={words.magazine} link={{ component: Link, to: `/${firstOf.magazine}` }} />
      )}
      {management && (
        <BarButton icon={Users} text={words.management} link={{ component: Link, to: `/${management.path}` }} />
      )}
      {roles.includes('admin') && (
        <BarButton icon={Settings} text={words.manageSite} link={{ component: Link, to: `/${firstOf.site}` }} />
      )}
      <BarButton icon={Bell} text={words.notifications} link={{ href: '/account/notifications' }} />
      <SchemeButton />
      <BarButton icon={ExternalLink} text={words.site} link={{ href: '/' }} />
      <BarButton icon={LogOut} text={words.signOut} link={{ href: '/logout' }} />
    </Box>
  )
}
