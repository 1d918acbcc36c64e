import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Screen, type ScreenProps } from '../layout/screen.tsx'
import { colours } from '../theme.ts'
import { PlaceMenu } from './place-menu.tsx'
import { useScreenTitle } from './use-menu.ts'

interface AdminPageProps extends Omit<ScreenProps, 'menu' | 'title'> {
  /** default: the title of the screen in the menu */
  title?: string | undefined
  /** shown below the title */
  intro?: ReactNode
}

/** A screen of the menu: tabs, title and scrolling content. */
export function AdminPage({ title, intro, children, ...props }: AdminPageProps) {
  const named = useScreenTitle()
  return (
    <Screen {...props} title={title ?? named} menu={<PlaceMenu />}>
      {intro && <Typography sx={{ mb: 3, color: colours.inkSoft, maxWidth: 640 }}>{intro}</Typography>}
      {children}
    </Screen>
  )
}
