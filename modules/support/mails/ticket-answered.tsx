import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailGreeting, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'
import { replyMark } from '../incoming/parsing/trim-reply.ts'
import { MultilineText } from './multiline-text.tsx'

export const ticketAnsweredSubject = 'Une réponse à votre demande'

interface TicketAnsweredProps {
  name: string | null
  staffName: string
  title: string
  /** the answer, as typed */
  content: string
  href: string
  /** true if the user may reply to this mail */
  answerable: boolean
}

function TicketAnswered({ name, staffName, title, content, href, answerable }: TicketAnsweredProps) {
  return (
    <MailLayout
      preview={`${staffName} vous répond.`}
      title="Vous avez une réponse"
      mark={answerable ? replyMark : undefined}
    >
      <MailGreeting name={name} />
      <MailText>
        {staffName} répond à votre demande «{'\u00a0'}
        {title}
        {'\u00a0'}»{'\u00a0'}:
      </MailText>
      <MultilineText text={content} />
      <MailButton href={href}>Répondre</MailButton>
      {answerable ? (
        <MailText>Répondez simplement à ce message, ou par ce lien, valable trente jours.</MailText>
      ) : (
        <MailText>
          Répondez par ce lien, valable trente jours, et non à ce message{'\u00a0'}: cette adresse ne reçoit pas de
          courrier.
        </MailText>
      )}
    </MailLayout>
  )
}

export const ticketAnsweredMail: MailTemplate<TicketAnsweredProps> = {
  name: 'support.ticket-answered',
  Component: TicketAnswered,
}
