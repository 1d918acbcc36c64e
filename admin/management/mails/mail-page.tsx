import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { type Mail, resendMail, settleMail, staffMails } from '../../../contracts/administration/staff-system.ts'
import { callApi } from '../../../relay/call.ts'
import { LoadState } from '../../layout/load-state.tsx'
import { filteredPath } from '../../lists/filtered-path.ts'
import { AdminPage } from '../../navigation/admin-page.tsx'
import { usePerson } from '../../person.ts'
import { useRecordQuery } from '../../records/use-records.ts'
import { Fact } from '../fact.tsx'
import { momentText } from '../format.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { MailContent } from './mail-content.tsx'
import { mailListWords } from './words.ts'

const texts = mailListWords

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
      {mail.complaintDateTime && <Fact name={texts.complained}>{momentText(mail.complaintDateTime)}</Fact>}
      {mail.settledDateTime && <Fact name={texts.settledOn}>{momentText(mail.settledDateTime)}</Fact>}
      {mail.error && <Fact name={texts.problem}>{mail.error}</Fact>}
    </Box>
  )
}

const acts = {
  resend: { call: resendMail, title: texts.resend, text: texts.resendText, done: texts.resent },
  settle: { call: settleMail, title: texts.settle, text: () => texts.settleText, done: texts.settled },
}
type ActName = keyof typeof acts

const isWaiting = ({ state, complaintDateTime, settledDateTime }: Mail): boolean =>
  (state === 'failed' || state === 'bounced' || Boolean(complaintDateTime)) && !settledDateTime

/** Advice for an address whose mails bounce. */
const Unreachable = ({ to }: { to: string }) => (
  <Box sx={{ mt: 2 }}>
    <Typography>{texts.unreachable}</Typography>
    <Link to={filteredPath('members', { q: to })}>{texts.findMember}</Link>
  </Box>
)

function MailActs({ mail, onDone }: { mail: Mail; onDone(): void }) {
  const isOwner = usePerson().roles.includes('admin')
  const [name, setName] = useState<ActName>()
  const offered: readonly ActName[] = isOwner && isWaiting(mail) ? ['resend', 'settle'] : ['resend']
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {offered.map((one) => (
        <Button key={one} variant="outlined" color="inherit" onClick={() => setName(one)}>
          {acts[one].title}
        </Button>
      ))}
      {name && (
        <ReasonDialog
          title={acts[name].title}
          text={acts[name].text(mail.to)}
          done={acts[name].done}
          act={(reason, idempotencyKey) =>
            callApi(acts[name].call, {
              params: { uid: mail.uid },
              body: reason === '' ? {} : { reason },
              idempotencyKey,
            })
          }
          onDone={onDone}
          onClose={() => setName(undefined)}
        />
      )}
    </Box>
  )
}

export default function MailPage() {
  const { id = '' } = useParams()
  const isOwner = usePerson().roles.includes('admin')
  const { data: mail, error, refetch } = useRecordQuery(staffMails, id)
  return (
    <AdminPage title={mail?.subject} actions={mail && <MailActs mail={mail} onDone={() => void refetch()} />}>
      {isOwner && <Link to="/mails">{texts.back}</Link>}
      <LoadState error={error} data={mail} />
      {mail && <MailFacts mail={mail} />}
      {mail?.bounce === 'hard' && isWaiting(mail) && <Unreachable to={mail.to} />}
      {mail?.complaintDateTime && isWaiting(mail) && <Typography sx={{ mt: 2 }}>{texts.unwanted}</Typography>}
      {mail?.text && <MailContent mail={mail} />}
    </AdminPage>
  )
}
