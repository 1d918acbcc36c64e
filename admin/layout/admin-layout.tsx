import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { colours } from '../theme.ts'
import { words } from '../words.ts'
import { AdminBar } from './admin-bar.tsx'
import { BrokenPage, LoadingPage } from './message-page.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

const contentId = 'main-content'

/** Seen while it has the focus: the first stop of the keyboard. */
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

/** Page frame without a side menu: a bar with the user's name and a link to the site, and the screen. */
export function AdminLayout({ children }: { children: ReactNode }) {
  useKeptFocus(contentId)
  return (
    <Box sx={{ height: '100dvh', display: 'flex', flexDirection: 'column', backgroundColor: colours.roseLight }}>
      <SkipLink />
      <AdminBar />
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
        <ErrorBoundary FallbackComponent={BrokenPage}>
          <Suspense fallback={<LoadingPage />}>{children}</Suspense>
        </ErrorBoundary>
      </Box>
    </Box>
  )
}
