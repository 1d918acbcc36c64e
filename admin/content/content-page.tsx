import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Title } from 'react-admin'
import { NavLink } from 'react-router-dom'
import { usePerson } from '../person.ts'
import { colours } from '../theme.ts'
import { contentMenu } from './menu.ts'
import { contentWords } from './words.ts'

const linkStyle = {
  color: 'inherit',
  px: 1.5,
  py: 1,
  borderRadius: 999,
  textDecoration: 'none',
  '&.active': { backgroundColor: colours.roseMid, fontWeight: 600 },
  '&:hover': { textDecoration: 'underline' },
}

const ContentMenu = () => (
  <Box
    component="nav"
    aria-label={contentWords.nav}
    sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 2, ml: -1.5 }}
  >
    {contentMenu.map(({ path, title }) => (
      <Box key={path} component={NavLink} to={`/${path}`} sx={linkStyle}>
        {title}
      </Box>
    ))}
  </Box>
)

interface ContentPageProps {
  title: string
  /** beside the title */
  actions?: ReactNode
  narrow?: boolean
  /** writers come here too */
  writers?: boolean
  children: ReactNode
}

/** A screen of the magazine: its menu, a title, and what scrolls. */
export function ContentPage({ title, actions, narrow = false, writers = false, children }: ContentPageProps) {
  const { roles } = usePerson()
  const edits = roles.includes('editor') || roles.includes('admin')
  const allowed = edits || (writers && roles.includes('writer'))
  return (
    <Box sx={{ overflow: 'auto', height: '100%', px: { xs: 2, md: 4 }, py: { xs: 2, md: 3 } }}>
      <Title title={title} />
      <Box sx={{ maxWidth: narrow ? 860 : 1200, mx: 'auto', pb: 6 }}>
        {edits && <ContentMenu />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
          <Typography variant="h1" dir="auto" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {allowed && actions}
        </Box>
        {allowed ? children : <Typography role="alert">{contentWords.forbidden}</Typography>}
      </Box>
    </Box>
  )
}
