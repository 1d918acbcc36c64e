import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { Link, useParams } from 'react-router'
import { CallError } from '../../../relay/call.ts'
import { PageTitle } from '../../layout/page-title.tsx'
import { usePerson } from '../../person.ts'
import { words } from '../../words.ts'
import { usePresence } from './comments/use-presence.ts'
import { readDraft } from './draft-calls.ts'
import { forgetOthersCopies, readKeptCopy } from './saving/device-copy.ts'
import { useReleasedLock } from './use-lock.ts'
import { editorWords } from './words.ts'
import { WritingPage } from './writing-page.tsx'

async function open(uid: string, owner: string, signal: AbortSignal) {
  await forgetOthersCopies(owner)
  const [draft, kept] = await Promise.all([readDraft(uid, signal), readKeptCopy(owner, uid)])
  return { draft, kept }
}

function sentenceOf(error: Error | null): string {
  const status = error instanceof CallError ? error.status : 500
  if (status === 404 || status === 400) return editorWords.notFound
  return status === 403 ? editorWords.forbidden : (error?.message ?? words.failure.server)
}

function EditArticle({ uid }: { uid: string }) {
  const { uid: owner } = usePerson()
  const { data, error, isPending, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['article-draft', uid],
    queryFn: ({ signal }) => open(uid, owner, signal),
    // Never refetch: the text on the screen is replaced only at the user's request.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  useReleasedLock(uid)
  const presence = usePresence(uid)
  const reload = useCallback(async () => void (await refetch()), [refetch])
  if (data) return <WritingPage key={dataUpdatedAt} uid={uid} {...data} presence={presence} onReload={reload} />
  return (
    <Box role="status" sx={{ m: 'auto', display: 'grid', justifyItems: 'center', gap: 2, p: 3, textAlign: 'center' }}>
      <PageTitle title={isPending ? editorWords.loading : sentenceOf(error)} />
      <Typography component="h1" variant="h2">
        {isPending ? editorWords.loading : sentenceOf(error)}
      </Typography>
      {error && (
        <Button variant="contained" onClick={() => void reload()}>
          {words.failure.retry}
        </Button>
      )}
      <Button component={Link} to="/articles" color="inherit">
        {editorWords.back}
      </Button>
    </Box>
  )
}

export default function EditArticlePage() {
  const { id = '' } = useParams()
  return <EditArticle key={id} uid={id} />
}
