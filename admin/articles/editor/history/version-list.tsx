import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { colours } from '../../../theme.ts'
import { formatMoment } from '../format-moment.ts'
import type { HistoryEntry, VersionKey } from './history-calls.ts'
import { titleOf } from './version-names.ts'
import { historyWords } from './words.ts'

interface VersionListProps {
  entries: readonly HistoryEntry[]
  /** the article has a working copy */
  hasCopy: boolean
  /** number of the revision that readers see */
  online: number | undefined
  chosen: VersionKey | undefined
  mayName: boolean
  onChoose(key: VersionKey): void
  onName(entry: HistoryEntry): void
  /** content below the list */
  children: ReactNode
}

interface RowProps {
  title: string
  detail?: string
  chip?: string | undefined
  chosen: boolean
  onChoose(): void
  children?: ReactNode
}

function Row({ title, detail, chip, chosen, onChoose, children }: RowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        borderRadius: '14px',
        backgroundColor: chosen ? colours.roseMid : undefined,
      }}
    >
      <Button
        color="inherit"
        aria-current={chosen ? 'true' : undefined}
        onClick={onChoose}
        sx={{ flex: 1, minWidth: 0, justifyContent: 'start', textAlign: 'left', borderRadius: '14px', px: 1.5 }}
      >
        <Box component="span" sx={{ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' }}>
          <span>
            {title} {chip && <Chip component="span" size="small" label={chip} />}
          </span>
          {detail && (
            <Typography component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
              {detail}
            </Typography>
          )}
        </Box>
      </Button>
      {children}
    </Box>
  )
}

/** Every save, newest first, and the working copy above them. */
export function VersionList(props: VersionListProps) {
  const { entries, hasCopy, online, chosen, mayName, onChoose, onName, children } = props
  return (
    <Box component="nav" aria-label={historyWords.list}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {hasCopy && <Row title={historyWords.copy} chosen={chosen === 'copy'} onChoose={() => onChoose('copy')} />}
        {entries.map((entry) => (
          <Row
            key={entry.n}
            title={titleOf(entry)}
            detail={historyWords.by(entry.by, formatMoment(entry.date))}
            chip={entry.n === online ? historyWords.online : undefined}
            chosen={chosen === entry.n}
            onChoose={() => onChoose(entry.n)}
          >
            {mayName && (
              <IconButton
                aria-label={`${entry.name === null ? historyWords.name : historyWords.rename} ${titleOf(entry)}`}
                onClick={() => onName(entry)}
              >
                <Pencil aria-hidden size={16} />
              </IconButton>
            )}
          </Row>
        ))}
      </Box>
      {children}
    </Box>
  )
}
