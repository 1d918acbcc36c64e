import { longMomentText } from '../../../contracts/text/french-format.ts'
import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailLayout, MailText } from '../../../platform/mailer/layout.tsx'
import { MultilineText } from './multiline-text.tsx'

export const ticketForwardedSubject = (title: string): string => `Une demande vous est transférée\u00a0: ${title}`

interface ForwardedMessage {
  name: string
  date: string
  content: string
  /** names of its files */
  files: string[]
}

interface TicketForwardedProps {
  staffName: string
  title: string
  note: string | null
  messages: ForwardedMessage[]
  /** true if older messages are left out */
  shortened: boolean
  /** true if the recipient may reply to this mail */
  answerable: boolean
}

function TicketForwarded({ staffName, title, note, messages, shortened, answerable }: TicketForwardedProps) {
  return (
    <MailLayout preview={`${staffName} vous transfère une demande.`} title="Une demande pour vous">
      <MailText>
        {staffName} vous transfère la demande «{'\u00a0'}
        {title}
        {'\u00a0'}», écrite à notre équipe. Gardez-la pour vous{'\u00a0'}: elle vient d’une personne qui nous fait
        confiance.
      </MailText>
      {note ? <MultilineText text={note} /> : null}
      {shortened ? <MailText>Ses premiers messages ne sont pas repris.</MailText> : null}
      {messages.map(({ name, date, content, files }) => (
        <MultilineText
          key={`${date} ${name}`}
          text={[
            `${name}, ${longMomentText(date)}`,
            content,
            ...files.map((file) => `Fichier non joint\u00a0: ${file}`),
          ].join('\n')}
        />
      ))}
      <MailText>
        {answerable
          ? 'Votre réponse à ce message parvient à notre équipe.'
          : 'Ne répondez pas à ce message\u00a0: cette adresse ne reçoit pas de courrier.'}
      </MailText>
    </MailLayout>
  )
}

export const ticketForwardedMail: MailTemplate<TicketForwardedProps> = {
  name: 'support.ticket-forwarded',
  Component: TicketForwarded,
}
