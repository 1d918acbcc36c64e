import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { words } from '../words.ts'
import { PageTitle } from './page-title.tsx'

interface MessagePageProps {
  title: string
  text?: string
  children?: ReactNode
}

function MessagePage({ title, text, children }: MessagePageProps) {
  return (
    <Box
      sx={{
        m: 'auto',
        p: 3,
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        gap: 2,
        textAlign: 'center',
      }}
    >
      <PageTitle title={title} />
      <Box role="alert" sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h1">{title}</Typography>
        {text && <Typography>{text}</Typography>}
      </Box>
      {children}
    </Box>
  )
}

const home = (
  <Button component={Link} to="/" color="inherit">
    {words.pageFailure.home}
  </Button>
)

export const NotFoundPage = () => (
  <MessagePage title={words.pageFailure.notFound} text={words.pageFailure.notFoundText}>
    {home}
  </MessagePage>
)

export const ForbiddenPage = () => (
  <MessagePage title={words.pageFailure.forbidden} text={words.pageFailure.forbiddenText}>
    {home}
  </MessagePage>
)

/** Page for a failed screen: the top bar still works, and leads to other screens. */
export const BrokenPage = () => (
  <MessagePage title={words.pageFailure.broken} text={words.pageFailure.brokenText}>
    <Button variant="contained" onClick={() => location.reload()}>
      {words.failure.retry}
    </Button>
    {home}
  </MessagePage>
)

export const LoadingPage = () => (
  <Typography role="status" sx={{ m: 'auto' }}>
    {words.pageFailure.loading}
  </Typography>
)
