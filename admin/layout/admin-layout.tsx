import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Outlet, useLocation } from 'react-router'
import { BottomBar } from '../navigation/bottom-bar.tsx'
import { SideMenu } from '../navigation/side-menu.tsx'
import { sideMenuQuery } from '../navigation/side-menu-query.ts'
import { colours } from '../theme.ts'
import { words } from '../words.ts'
import { BrokenPage, LoadingPage } from './message-page.tsx'
import { TopBar } from './top-bar.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

const contentId = 'main-content'

/** Skip link: first tab stop, visible only with the focus. */
const SkipLink = () => (
  <Button
    variant="contained"
    onClick={() => {
      const content = document.getElementById(contentId)
      content?.setAttribute('tabindex', '-1')
      content?.focus()
    }}
    sx={{ position: 'fixed', top: 8, left: 8, zIndex: 2000, '&:not(:focus)': { clipPath: 'inset(50%)', width: 1 } }}
  >
    {words.skip}
  </Button>
)

/** Screens that need the whole window: an article, and on a phone a conversation. */
const isWritten = (pathname: string): boolean => /^\/articles\/(?!(?:calendar|review)$)[^/]+/.test(pathname)
const isConversation = (pathname: string): boolean => /^\/tickets\/[^/]+\/show/.test(pathname)

/** Page frame: the menu beside the screen, or below it on a phone. */
export function AdminLayout() {
  useKeptFocus(contentId)
  const { pathname } = useLocation()
  const wide = useMediaQuery(sideMenuQuery, { noSsr: true })
  const beside = wide && !isWritten(pathname)
  const below = !wide && !isWritten(pathname) && !isConversation(pathname)
  return (
    <Box
      sx={{
        height: '100dvh',
        display: 'flex',
        flexDirection: beside ? 'row' : 'column',
        backgroundColor: colours.roseLight,
      }}
    >
      <SkipLink />
      {beside ? <SideMenu /> : <TopBar />}
      <Box
        component="main"
        id={contentId}
        sx={{
          flex: 1,
          minWidth: 0,
          minHeight: 0,
          overflow: 'hidden',
          display: 'flex',
          flexDirection: 'column',
          outline: 'none',
          '& > *': { flex: '1 1 auto', minHeight: 0 },
        }}
      >
        <ErrorBoundary FallbackComponent={BrokenPage} resetKeys={[pathname]}>
          <Suspense fallback={<LoadingPage />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Box>
      {below && <BottomBar />}
    </Box>
  )
}
