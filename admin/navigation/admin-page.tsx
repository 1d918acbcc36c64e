import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Screen, type ScreenProps } from '../layout/screen.tsx'
import { colours } from '../theme.ts'
import { PlaceMenu } from './place-menu.tsx'

interface AdminPageProps extends Omit<ScreenProps, 'menu'> {
  /** below the title */
  intro?: ReactNode
}

/** A screen of the menu: its tabs, a title, and what scrolls. */
export const AdminPage = ({ intro, children, ...props }: AdminPageProps) => (
  <Screen {...props} menu={<PlaceMenu />}>
    {intro && <Typography sx={{ mb: 3, color: colours.inkSoft, maxWidth: 640 }}>{intro}</Typography>}
    {children}
  </Screen>
)
