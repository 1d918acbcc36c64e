import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { colours } from '../theme.ts'
import { PageTitle } from './page-title.tsx'
import { scrollToCurrentLink } from './scroll-to-current-link.ts'

interface ScreenMenuProps {
  label: string
  links: readonly { path: string; title: string }[]
  /** path of the link to the open screen */
  current: string
}

/** On a phone the links are one scrolling row, so that the screen itself is visible. */
const row = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
  gap: 0.5,
  mb: 2,
  ml: { xs: -2, sm: -1.5 },
  mr: { xs: -2, sm: 0 },
  px: { xs: 0.5, sm: 0 },
  py: { xs: 0.5, sm: 0 },
  '& > *': { flex: 'none' },
} as const

/** Links to the screens of one group. */
export function ScreenMenu({ label, links, current }: ScreenMenuProps) {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => scrollToCurrentLink(nav.current), [])
  return (
    <Box ref={nav} component="nav" aria-label={label} sx={{ ...row, position: 'relative' }}>
      {links.map(({ path, title }) => (
        <Box
          key={path}
          component={Link}
          to={`/${path}`}
          aria-current={path === current ? 'page' : undefined}
          sx={{
            color: 'inherit',
            px: 1.5,
            py: 1,
            borderRadius: 999,
            textDecoration: 'none',
            '&[aria-current]': { backgroundColor: colours.roseMid, fontWeight: 600 },
            '&:hover': { textDecoration: 'underline' },
          }}
        >
          {title}
        </Box>
      ))}
    </Box>
  )
}

/** Style of a bar at the foot of a scrolling screen: it covers the screen's bottom padding. */
export const footBarStyle = {
  position: 'sticky',
  bottom: { xs: '-16px', md: '-24px' },
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
} as const

export interface ScreenProps {
  title: string
  /** shown beside the title */
  actions?: ReactNode
  /** limit the width to one column of text or fields */
  narrow?: boolean
  menu?: ReactNode
  children: ReactNode
}

/** Scrolling screen with menu and title. Menu and left edge keep their position from screen to screen. */
export const Screen = ({ title, actions, narrow = false, menu, children }: ScreenProps) => (
  // `scrollPaddingBottom` keeps a focused field above the bar at the foot.
  <Box
    sx={{ overflow: 'auto', height: '100%', px: { xs: 2, md: 4 }, py: { xs: 2, md: 3 }, scrollPaddingBottom: '140px' }}
  >
    <PageTitle title={title} />
    <Box sx={{ maxWidth: 1200, mx: 'auto', pb: 6 }}>
      {menu}
      <Box sx={{ maxWidth: narrow ? 860 : 'none' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
          <Typography variant="h1" dir="auto" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {actions}
        </Box>
        {children}
      </Box>
    </Box>
  </Box>
)
