import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { getPrivacyRegister, type PrivacyRegister } from '../../contracts/privacy/privacy-register.ts'
import { callApi } from '../../relay/call.ts'
import { failureSentence } from '../api/failure-sentence.ts'
import { AdminPage } from '../navigation/admin-page.tsx'
import { saveFile } from '../site/save-file.ts'
import { siteWords } from '../site/words.ts'
import { colours } from '../theme.ts'
import { ConsentProof } from './consent-proof.tsx'

const texts = siteWords.register
const fields = ['purpose', 'people', 'basis', 'retention', 'recipients', 'transfers'] as const

type ActivityShown = PrivacyRegister['activities'][number]

const Line = ({ term, children }: { term: string; children: string }) => (
  <>
    <Typography component="dt" sx={{ fontWeight: 600 }}>
      {term}
    </Typography>
    <Typography component="dd" sx={{ m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </>
)

const ActivityCard = ({ activity }: { activity: ActivityShown }) => (
  <Box component="section" sx={{ py: 3, borderTop: `1px solid ${colours.line}` }}>
    <Typography variant="h2" sx={{ mb: 1.5 }}>
      {activity.title}
    </Typography>
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '160px 1fr' } }}>
      {fields.map((field) => (
        <Line key={field} term={texts[field]}>
          {activity[field]}
        </Line>
      ))}
    </Box>
    <Box component="details" sx={{ mt: 1.5 }}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
        {texts.data(activity.data.length)}
      </Box>
      {activity.data.map(({ table, columns }) => (
        <Typography key={table} sx={{ fontSize: 14, overflowWrap: 'anywhere' }}>
          <code>{table}</code>
          {'\u00a0'}: {columns.join(', ')}
        </Typography>
      ))}
    </Box>
  </Box>
)

function Register() {
  const [register, setRegister] = useState<PrivacyRegister>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    callApi(getPrivacyRegister).then(
      ({ payload }) => setRegister(payload),
      (error: unknown) => setFailure(failureSentence(error)),
    )
  }, [])
  if (!register) return <Typography role="status">{failure ?? siteWords.loading}</Typography>
  return (
    <>
      {register.gaps.length > 0 && (
        <Alert severity="error" sx={{ color: colours.ink, mb: 2, overflowWrap: 'anywhere' }}>
          {texts.gaps(register.gaps.join(', '))}
        </Alert>
      )}
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Download aria-hidden size={18} />}
        onClick={() => saveFile(texts.fileName, register.csv)}
        sx={{ mb: 3 }}
      >
        {texts.download}
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Download aria-hidden size={18} />}
        onClick={() => saveFile(texts.assessmentFile, register.impactAssessment)}
        sx={{ mb: 3, ml: { sm: 2 } }}
      >
        {texts.assessment}
      </Button>
      <Box
        component="dl"
        sx={{ m: 0, mb: 3, display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '160px 1fr' } }}
      >
        {register.head.map(({ term, text }) => (
          <Line key={term} term={term}>
            {text}
          </Line>
        ))}
      </Box>
      {register.activities.map((activity) => (
        <ActivityCard key={activity.code} activity={activity} />
      ))}
    </>
  )
}

/** The register of processing, for the owner and the CNIL. */
export default function PrivacyRegisterPage() {
  return (
    <AdminPage intro={texts.intro} narrow>
      <Register />
      <ConsentProof />
    </AdminPage>
  )
}
