import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { usePerson } from '../person.ts'
import { colours } from '../theme.ts'
import { frameWords } from './words.ts'

const words = frameWords.search

/** Cuts the text after that many lines, as search engines do. */
const cut = (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})

interface SearchResultProps {
  /** the page's name, as the form shows it */
  name: string
  address: string
  /** empty: the site's default */
  title: string
  /** empty: the site's default */
  description: string
}

/** Preview of a page among the results of a search engine. */
export function SearchResult({ name, address, title, description }: SearchResultProps) {
  const { siteName } = usePerson()
  return (
    <Box
      component="section"
      aria-label={words.result(name)}
      sx={{ p: 2, maxWidth: 632, border: `1px solid ${colours.line}`, borderRadius: '14px' }}
    >
      <Typography sx={{ fontSize: 14, color: colours.inkSoft, ...cut(1) }}>{address}</Typography>
      <Typography sx={{ fontSize: 20, lineHeight: 1.3, ...cut(1) }}>
        {[siteName, title || words.ownTitle].filter(Boolean).join(' – ')}
      </Typography>
      <Typography sx={{ fontSize: 14, color: colours.inkSoft, ...cut(2) }}>
        {description || words.ownDescription}
      </Typography>
    </Box>
  )
}
