import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link, useNavigate, useParams } from 'react-router'
import { approveVoice, declineVoice, type StaffVoice, staffVoices } from '../../contracts/site/voices.ts'
import { dayText } from '../../contracts/text/french-format.ts'
import { callApi } from '../../relay/call.ts'
import { failureSentence } from '../api/failure-sentence.ts'
import { useRecord } from '../forms/use-record.ts'
import { formWords } from '../forms/words.ts'
import { useNotify } from '../layout/notices.tsx'
import { AdminPage } from '../navigation/admin-page.tsx'
import { voiceWords as words } from './words.ts'

const Facts = ({ voice: { date, memberSince, consentAt, consent } }: { voice: StaffVoice }) => (
  <Box sx={{ mt: 3, color: 'text.secondary' }}>
    <Typography>{`${words.date} ${dayText(date)}`}</Typography>
    {memberSince && <Typography>{`${words.member} ${dayText(memberSince)}`}</Typography>}
    {consentAt && <Typography>{`${words.consent} ${dayText(consentAt)} : « ${consent} »`}</Typography>}
  </Box>
)

function Decisions({ voice: { uid, version, state } }: { voice: StaffVoice }) {
  const navigate = useNavigate()
  const notify = useNotify()
  async function decide(call: typeof approveVoice | typeof declineVoice): Promise<void> {
    try {
      await callApi(call, { params: { uid }, body: { version } })
      notify(words.decided, { type: 'success' })
      navigate('/voices')
    } catch (error) {
      notify(failureSentence(error), { type: 'error' })
    }
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
      {state !== 'approved' && (
        <Button variant="contained" onClick={() => void decide(approveVoice)}>
          {words.approve}
        </Button>
      )}
      {state !== 'declined' && (
        <Button variant="outlined" color="inherit" onClick={() => void decide(declineVoice)}>
          {words.decline}
        </Button>
      )}
    </Box>
  )
}

/** One voice, as its author typed it. */
export default function VoicePage() {
  const { id = '' } = useParams()
  const { record, fault } = useRecord(staffVoices, id)
  const voice = record as unknown as StaffVoice | undefined
  return (
    <AdminPage
      title={voice?.name}
      actions={
        <Button component={Link} to="/voices" color="inherit">
          {words.back}
        </Button>
      }
      narrow
    >
      {voice ? (
        <>
          <Typography sx={{ mb: 2 }}>{words.help}</Typography>
          <Typography dir="auto" sx={{ fontSize: 18, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {voice.text}
          </Typography>
          {voice.detail && <Typography dir="auto">{voice.detail}</Typography>}
          <Facts voice={voice} />
          <Decisions voice={voice} />
        </>
      ) : (
        <Typography role="status">{fault ?? formWords.loading}</Typography>
      )}
    </AdminPage>
  )
}
