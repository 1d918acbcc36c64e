import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { getTermsText, staffTermsVersions, type TermsVersion } from '../../../contracts/subscriptions/staff-terms.ts'
import { callApi } from '../../../relay/call.ts'
import { LoadState } from '../../layout/load-state.tsx'
import { AdminPage } from '../../navigation/admin-page.tsx'
import { useRecordQuery } from '../../records/use-records.ts'
import { saveFile } from '../../site/save-file.ts'
import { momentText } from '../format.ts'
import { managementWords as words } from '../words.ts'
import { termsDocument } from './terms-document.ts'

const texts = words.terms

function TermsText({ version }: { version: TermsVersion }) {
  const { uid, title } = version
  const { data: html, error } = useQuery({
    queryKey: ['terms-text', uid],
    queryFn: async () => (await callApi(getTermsText, { params: { uid } })).payload.html,
  })
  if (error || html === undefined) return <LoadState error={error} data={html} />
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Download aria-hidden size={18} />}
        onClick={() => saveFile(texts.fileName(uid), termsDocument(version, html))}
        sx={{ mt: 2 }}
      >
        {texts.download}
      </Button>
      <Typography variant="h2" sx={{ mt: 4, mb: 1 }}>
        {title}
      </Typography>
      <Box
        lang="fr"
        sx={{ maxWidth: 720, overflowWrap: 'anywhere', '& a': { color: 'inherit' }, '& table': { width: '100%' } }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's text, sanitised when it was written
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  )
}

export default function TermsPage() {
  const { id = '' } = useParams()
  const { data: version, error } = useRecordQuery(staffTermsVersions, id)
  return (
    <AdminPage title={version && texts.of(momentText(version.publishedDateTime))} narrow>
      <Link to="/terms-versions">{texts.back}</Link>
      {error && <Typography role="alert">{error.message}</Typography>}
      {version && (
        <>
          <Typography sx={{ mt: 2 }}>
            {texts.reference(version.uid)} · {texts.orders(version.orders)}
            {version.isShown && ` · ${texts.shown}`}
          </Typography>
          <TermsText version={version} />
        </>
      )}
    </AdminPage>
  )
}
