import Button from '@mui/material/Button'
import { ExternalLink } from 'lucide-react'
import { isSitePage } from '../../contracts/articles/site-pages.ts'
import { RecordEdit } from '../forms/record-page.tsx'
import { formWords } from '../forms/words.ts'
import { pageFields } from './page-fields.tsx'
import { pageKind } from './page-kind.ts'

/** A page that the site links to has its uid as its address. */
function OnSite({ uid }: { uid: string }) {
  if (!isSitePage(uid)) return null
  return (
    <Button href={`/${uid}`} target="_blank" color="inherit" startIcon={<ExternalLink aria-hidden size={18} />}>
      {formWords.onSite}
    </Button>
  )
}

export default function PageEdit() {
  return <RecordEdit kind={pageKind} fields={pageFields} actions={({ uid }) => <OnSite uid={String(uid)} />} />
}
