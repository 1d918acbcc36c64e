import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Screen, ScreenMenu } from '../layout/screen.tsx'
import { usePerson } from '../person.ts'
import { colours } from '../theme.ts'
import { words } from '../words.ts'
import { siteMenu } from './menu.ts'
import { siteWords } from './words.ts'

const texts = siteWords

const BackToConversations = () => (
  <Button component={Link} to="/tickets" color="inherit" startIcon={<ArrowLeft aria-hidden size={18} />}>
    {words.list.title}
  </Button>
)

interface SitePageProps {
  title: string
  intro?: string
  children: ReactNode
}

/** A screen about the site itself: its menu, a title and one column. */
export function SitePage({ title, intro, children }: SitePageProps) {
  const { roles } = usePerson()
  const allowed = roles.includes('admin')
  return (
    <Screen
      title={title}
      narrow
      menu={allowed && <ScreenMenu label={texts.nav} links={siteMenu} before={<BackToConversations />} />}
    >
      {allowed && intro && <Typography sx={{ mb: 3, color: colours.inkSoft, maxWidth: 640 }}>{intro}</Typography>}
      {allowed ? children : <Typography role="alert">{texts.forbidden}</Typography>}
    </Screen>
  )
}
