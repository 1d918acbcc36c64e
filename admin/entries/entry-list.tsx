import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ListBody } from '../lists/list-body.tsx'
import { ListFrame } from '../lists/list-frame.tsx'
import { colours } from '../theme.ts'
import type { EntryKind } from './kinds.ts'
import { entryWords } from './words.ts'

interface Entry {
  id: string
  uid: string
  name: string
  articles: number
  role?: string
  description?: string
}

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } as const

const EntryRow = ({ resource, entry }: { resource: string; entry: Entry }) => (
  <Box component="li" sx={{ '& + &': { borderTop: `1px solid ${colours.line}` } }}>
    <Box
      component={Link}
      to={`/${resource}/${entry.uid}`}
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        columnGap: 2,
        alignItems: 'baseline',
        px: { xs: 2, sm: 3 },
        py: 1.5,
        color: 'inherit',
        textDecoration: 'none',
        '&:hover': { backgroundColor: colours.roseLight },
        '&:focus-visible': { outline: `2px solid ${colours.ruby}`, outlineOffset: -3, borderRadius: 4 },
      }}
    >
      <Typography component="span" dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {entry.name}
      </Typography>
      <Typography component="span" dir="auto" sx={{ ...clipped, color: 'text.secondary', flex: '1 1 0' }}>
        {entry.role ?? entry.description}
      </Typography>
      <Typography component="span" sx={{ flexShrink: 0, color: 'text.secondary', fontSize: 14 }}>
        {entryWords.articles(entry.articles)}
      </Typography>
    </Box>
  </Box>
)

/** Authors, categories or tags, each with how many articles refer to it. */
export function EntryList({ kind: { resource, texts } }: { kind: EntryKind }) {
  const add = (
    <Button component={Link} to={`/${resource}/create`} variant="contained" startIcon={<Plus aria-hidden size={18} />}>
      {texts.add}
    </Button>
  )
  return (
    <ListFrame
      resource={resource}
      title={texts.title}
      sort={{ field: 'name', order: 'ASC' }}
      count={texts.count}
      actions={add}
    >
      <ListBody<Entry> empty={texts.empty}>
        {(entries) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {entries.map((entry) => (
              <EntryRow key={entry.uid} resource={resource} entry={entry} />
            ))}
          </Box>
        )}
      </ListBody>
    </ListFrame>
  )
}
