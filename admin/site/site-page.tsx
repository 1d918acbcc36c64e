import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Title } from 'react-admin'
import { Link, NavLink } from 'react-router-dom'
import { usePerson } from '../person.ts'
import { colours } from '../theme.ts'
import { words } from '../words.ts'
import { siteMenu } from './menu.ts'

const texts = words.siteScreens

const linkStyle = {
  color: 'inherit',
  px: 1.5,
  py: 1,
  borderRadius: 999,
  textDecoration: 'none',
  '&.active': { backgroundColor: colours.roseMid, fontWeight: 600 },
  '&:hover': { textDecoration: 'underline' },
}

function SiteMenu() {
  return (
    <Box component="nav" aria-label={texts.nav} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 3, ml: -1.5 }}>
      <Button component={Link} to="/tickets" color="inherit" startIcon={<ArrowLeft aria-hidden size={18} />}>
        {words.list.title}
      </Button>
      {siteMenu.map(({ path, title }) => (
        <Box key={path} component={NavLink} to={`/${path}`} sx={linkStyle}>
          {title}
        </Box>
      ))}
    </Box>
  )
}

interface SitePageProps {
  title: string
  intro?: string
  children: ReactNode
}

/** A screen about the site itself: its menu, a title and one column. It scrolls alone. */
export function SitePage({ title, intro, children }: SitePageProps) {
  const { roles } = usePerson()
  const allowed = roles.includes('admin')
  return (
    <Box sx={{ overflow: 'auto', height: '100%', px: { xs: 2, md: 4 }, py: { xs: 2, md: 3 } }}>
      <Title title={title} />
      <Box sx={{ maxWidth: 860, mx: 'auto', pb: 6 }}>
        {allowed && <SiteMenu />}
        <Typography variant="h1" sx={{ mb: 1.5 }}>
          {title}
        </Typography>
        {allowed && intro && <Typography sx={{ mb: 3, color: colours.inkSoft, maxWidth: 640 }}>{intro}</Typography>}
        {allowed ? children : <Typography role="alert">{texts.forbidden}</Typography>}
      </Box>
    </Box>
  )
}
