import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { listMediaUses, type MediaUse } from '../../contracts/articles/staff-media.ts'
import { callApi } from '../../relay/call.ts'
import { failureSentence } from '../api/failure-sentence.ts'
import { formWords } from '../forms/words.ts'
import { mediaWords } from './words.ts'

const screens = {
  article: 'articles',
  draft: 'articles',
  author: 'authors',
  category: 'categories',
  page: 'pages',
  coach: 'coach-profiles',
} as const

/** Path of the screen that edits the content in which the medium is used. */
const addressOf = ({ kind, uid }: MediaUse): string => {
  if (kind === 'home') return '/home'
  return kind === 'setting' ? '/settings' : `/${screens[kind]}/${uid}`
}

function useUses(uid: string) {
  const [uses, setUses] = useState<readonly MediaUse[]>()
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    const abort = new AbortController()
    callApi(listMediaUses, { params: { uid }, signal: abort.signal }).then(
      ({ payload }) => setUses(payload),
      (error: unknown) => {
        if (!abort.signal.aborted) setFault(failureSentence(error))
      },
    )
    return () => abort.abort()
  }, [uid])
  return { uses, fault }
}

export function MediaUses({ uid }: { uid: string }) {
  const { uses, fault } = useUses(uid)
  return (
    <Box component="section" aria-labelledby="uses-title">
      <Typography id="uses-title" variant="h2" sx={{ mb: 1 }}>
        {mediaWords.uses}
      </Typography>
      <Typography role="status">
        {fault ?? (uses ? uses.length === 0 && mediaWords.noUses : formWords.loading)}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {uses?.map((use) => (
          <li key={`${use.kind} ${use.uid}`}>
            {mediaWords.kinds[use.kind]}
            {'\u00a0: '}
            <Link to={addressOf(use)}>{use.title}</Link>
          </li>
        ))}
      </Box>
    </Box>
  )
}
