import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Screen } from '../layout/screen.tsx'
import { PlaceMenu } from '../navigation/place-menu.tsx'
import { usePerson } from '../person.ts'
import { colours } from '../theme.ts'
import { siteWords } from './words.ts'

const texts = siteWords

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
    <Screen title={title} narrow menu={<PlaceMenu />}>
      {allowed && intro && <Typography sx={{ mb: 3, color: colours.inkSoft, maxWidth: 640 }}>{intro}</Typography>}
      {allowed ? children : <Typography role="alert">{texts.forbidden}</Typography>}
    </Screen>
  )
}
