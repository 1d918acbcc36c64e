import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { isSitePageUid, pageAddress } from '../../contracts/articles/site-page-uids.ts'
import {
  listPageRevisions,
  previewStaffPage,
  publishStaffPage,
  restorePageRevision,
  type StaffPage,
  unpublishStaffPage,
} from '../../contracts/articles/staff-content.ts'
import { momentText } from '../../contracts/text/french-format.ts'
import { callApi } from '../../relay/call.ts'
import { failureSentence } from '../api/failure-sentence.ts'
import { RevisionList } from '../content/revision-list.tsx'
import { RecordPage } from '../forms/record-page.tsx'
import { formWords } from '../forms/words.ts'
import { useNotify } from '../layout/notices.tsx'
import type { Row } from '../records/record-calls.ts'
import { SavedPreview } from '../site/saved-preview.tsx'
import { SiteFacts } from '../site/site-facts.tsx'
import { siteWords } from '../site/words.ts'
import { pageFields } from './page-fields.tsx'
import { pageKind } from './page-kind.ts'
import { PagePlace } from './page-place.tsx'
import { pageWords as words } from './words.ts'

const pageOf = (record: Row) => record as unknown as StaffPage

/** Tells the user what visitors see of the page. */
const Standing = ({ page: { published, changed, starting } }: { page: StaffPage }) => (
  <Alert severity="info" sx={{ mb: 3 }}>
    {published === null ? words.hidden : changed ? words.changed : words.shown(momentText(published))}
    {starting && ` ${words.starting}`}
  </Alert>
)

interface ActsProps {
  page: StaffPage
  dirty: boolean
  attempt(call: () => Promise<unknown>, done?: string): Promise<void>
  onPreview(href: string): void
}

function Acts({ page: { uid, version, published }, dirty, attempt, onPreview }: ActsProps) {
  const preview = () =>
    attempt(async () => {
      const { payload } = await callApi(previewStaffPage, { params: { uid } })
      onPreview(payload.href)
    })
  const publish = () =>
    attempt(() => callApi(publishStaffPage, { params: { uid }, body: { version } }), words.publishedNow)
  const unpublish = () =>
    attempt(() => callApi(unpublishStaffPage, { params: { uid }, body: { version } }), words.unpublishedNow)
  return (
    <>
      <Button color="inherit" disabled={dirty} onClick={() => void preview()}>
        {siteWords.preview.title}
      </Button>
      <Button variant="outlined" color="inherit" disabled={dirty} onClick={() => void publish()}>
        {words.publish}
      </Button>
      {published !== null && !isSitePageUid(uid) && (
        <Button color="inherit" disabled={dirty} onClick={() => void unpublish()}>
          {words.unpublish}
        </Button>
      )}
      {published !== null && (
        <Button
          href={pageAddress(uid)}
          target="_blank"
          color="inherit"
          startIcon={<ExternalLink aria-hidden size={18} />}
        >
          {formWords.onSite}
        </Button>
      )}
    </>
  )
}

function History({ page: { uid, version }, attempt }: Pick<ActsProps, 'page' | 'attempt'>) {
  const { data } = useQuery({
    queryKey: ['pages', uid, 'revisions', version],
    queryFn: async () => (await callApi(listPageRevisions, { params: { uid }, query: { perPage: '20' } })).payload,
    staleTime: 0,
  })
  const restore = (n: number) =>
    attempt(() => callApi(restorePageRevision, { params: { uid, n: String(n) } }), words.restored)
  return <RevisionList revisions={data} words={words} onRestore={(n) => void restore(n)} />
}

/** Edits the working copy of a page. It is reloaded after changes from outside the form. */
export default function PageForm() {
  const notify = useNotify()
  const [reads, setReads] = useState(0)
  const [preview, setPreview] = useState<string>()
  async function attempt(call: () => Promise<unknown>, done?: string): Promise<void> {
    try {
      await call()
      if (done === undefined) return
      notify(done, { type: 'success' })
      setReads((count) => count + 1)
    } catch (error) {
      notify(failureSentence(error), { type: 'error' })
    }
  }
  return (
    <RecordPage
      key={reads}
      kind={pageKind}
      head={(record) => <Standing page={pageOf(record)} />}
      fields={pageFields}
      actions={(record, { dirty }) => (
        <Acts page={pageOf(record)} dirty={dirty} attempt={attempt} onPreview={setPreview} />
      )}
      below={(record) => (
        <>
          <PagePlace page={pageOf(record)} />
          <SiteFacts />
          {preview && <SavedPreview key={Number(record.version)} href={preview} name={words.page} />}
          <History page={pageOf(record)} attempt={attempt} />
        </>
      )}
    />
  )
}
