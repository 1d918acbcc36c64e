import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useGetOne } from 'ra-core'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { type Mail, resendMail } from '../../../contracts/staff-system.ts'
import { callApi } from '../../../relay/call.ts'
import { Fact } from '../fact.tsx'
import { momentText } from '../format.ts'
import { ManagementPage } from '../management-page.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { managementWords as words } from '../words.ts'
import { MailContent } from './mail-content.tsx'

const texts = words.mails

function MailFacts({ mail }: { mail: Mail }) {
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 0.5 }}>
      <Fact name={texts.to}>{mail.to}</Fact>
      <Fact name={texts.state}>{texts.states[mail.state]}</Fact>
      {mail.sentDateTime && <Fact name={texts.sentOn}>{momentText(mail.sentDateTime)}</Fact>}
      <Fact name={texts.attempts}>{String(mail.attempts)}</Fact>
      {mail.bounce && mail.bouncedDateTime && (
        <Fact name={texts.bounced}>{`${momentText(mail.bouncedDateTime)}, ${texts.bounces[mail.bounce]}`}</Fact>
      )}
      {mail.error && <Fact name={texts.problem}>{mail.error}</Fact>}
    </Box>
  )
}

/** One mail: what became of it, and what it says. */
export default function MailPage() {
  const { id = '' } = useParams()
  const { data: mail, error, refetch } = useGetOne<Mail & { id: string }>('mails', { id })
  const [resending, setResending] = useState(false)
  return (
    <ManagementPage
      title={mail?.subject ?? texts.title}
      actions={
        mail && (
          <Button variant="outlined" color="inherit" onClick={() => setResending(true)}>
            {texts.resend}
          </Button>
        )
      }
    >
      <Link to="/mails" style={{ color: 'inherit' }}>
        {texts.back}
      </Link>
      {error && <Typography role="alert">{error.message}</Typography>}
      {!mail && !error && <Typography role="status">{words.lists.loading}</Typography>}
      {mail && <MailFacts mail={mail} />}
      {mail?.text && <MailContent mail={mail} />}
      {mail && resending && (
        <ReasonDialog
          title={texts.resend}
          text={texts.resendText(mail.to)}
          done={texts.resent}
          act={(reason, idempotencyKey) =>
            callApi(resendMail, { params: { uid: mail.uid }, body: reason === '' ? {} : { reason }, idempotencyKey })
          }
          onDone={() => void refetch()}
          onClose={() => setResending(false)}
        />
      )}
    </ManagementPage>
  )
}
