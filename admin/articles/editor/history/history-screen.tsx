import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { ArrowLeft, X } from 'lucide-react'
import { useId, useState } from 'react'
import { staffArticles } from '../../../../contracts/articles/staff-articles.ts'
import { useWorksAs } from '../../../person.ts'
import { useRecordQuery } from '../../../records/use-records.ts'
import { colours } from '../../../theme.ts'
import { words } from '../../../words.ts'
import type { DraftFields } from '../draft-calls.ts'
import { ChosenVersion } from './chosen-version.tsx'
import './history.css'
import { type HistoryEntry, type Version, type VersionKey, versionOf } from './history-calls.ts'
import { NameDialog } from './name-dialog.tsx'
import { useHistory } from './use-versions.ts'
import { VersionList } from './version-list.tsx'
import { historyWords } from './words.ts'

interface HistoryScreenProps {
  uid: string
  /** fields in the editor */
  fields: DraftFields
  /** the working copy differs from the article */
  hasCopy: boolean
  /** the text cannot be edited in this window at the moment */
  readOnly: boolean
  onRestore(version: Version, name: string): void
  onClose(): void
}

function Bar({ id, chosen, onBack, onClose }: { id: string; chosen: boolean; onBack(): void; onClose(): void }) {
  return (
    <Box
      sx={{
        ...{ display: 'flex', alignItems: 'center', gap: 1, px: { xs: 1, md: 2 }, py: 0.75 },
        borderBottom: `1px solid ${colours.line}`,
      }}
    >
      {chosen && (
        <IconButton aria-label={historyWords.back} onClick={onBack} sx={{ display: { md: 'none' } }}>
          <ArrowLeft aria-hidden size={20} />
        </IconButton>
      )}
      <Typography id={id} variant="h1" sx={{ flex: 1 }}>
        {historyWords.title}
      </Typography>
      <IconButton aria-label={historyWords.close} onClick={onClose}>
        <X aria-hidden size={20} />
      </IconButton>
    </Box>
  )
}

/** All saves of an article: shows what each changed, and restores any of them. */
export default function HistoryScreen({ uid, fields, hasCopy, readOnly, onRestore, onClose }: HistoryScreenProps) {
  const mayName = useWorksAs('editor')
  const id = useId()
  const [copy] = useState(() => versionOf(fields))
  const history = useHistory(uid)
  const { data: article } = useRecordQuery(staffArticles, uid)
  const [picked, setPicked] = useState<VersionKey>()
  const [naming, setNaming] = useState<HistoryEntry>()
  const { entries, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = history
  const chosen = picked ?? (hasCopy ? 'copy' : entries?.[0]?.n)
  const isPublic = article?.state === 'published'
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={id}>
      <Bar id={id} chosen={picked !== undefined} onBack={() => setPicked(undefined)} onClose={onClose} />
      {(!entries || !article) && (
        <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 2, p: 4 }}>
          {error ? (
            <>
              {error.message}
              <Button variant="contained" onClick={() => void refetch()}>
                {words.failure.retry}
              </Button>
            </>
          ) : (
            <>
              <CircularProgress aria-hidden size={24} /> {historyWords.loading}
            </>
          )}
        </Box>
      )}
      {entries && article && (
        <Box className="history-columns" data-picked={picked !== undefined}>
          <Box className="history-list">
            <VersionList
              {...{ entries, hasCopy, chosen, mayName }}
              online={isPublic ? article.version : undefined}
              onChoose={setPicked}
              onName={setNaming}
            >
              {entries.length === 0 && <Typography sx={{ p: 1.5 }}>{historyWords.empty}</Typography>}
              {hasNextPage && (
                <Button color="inherit" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  {historyWords.more}
                </Button>
              )}
            </VersionList>
          </Box>
          <Box className="history-chosen">
            {chosen !== undefined && (
              <ChosenVersion
                key={chosen}
                {...{ uid, chosen, copy, hasCopy, isPublic, entries, readOnly, onRestore }}
                current={article.version}
                complete={!hasNextPage}
              />
            )}
          </Box>
        </Box>
      )}
      {naming && <NameDialog uid={uid} entry={naming} onNamed={() => refetch()} onClose={() => setNaming(undefined)} />}
    </Dialog>
  )
}
