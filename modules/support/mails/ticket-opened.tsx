import { answerDate } from '../../../contracts/text/answer-time.ts'
import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailGreeting, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'
import { replyMark } from '../incoming/parsing/trim-reply.ts'

export const ticketOpenedSubject = (byTeam: boolean): string =>
  byTeam ? 'Nous avons ouvert votre demande' : 'Nous avons bien reçu votre message'

/** « , en général avant le mercredi 18 novembre à midi » */
const expected = ({ answerBy, timeZone }: Pick<TicketOpenedProps, 'answerBy' | 'timeZone'>): string =>
  answerBy ? `, en général avant le\u00a0${answerDate(answerBy, timeZone)}` : ' dès que possible'

interface TicketOpenedProps {
  name: string | null
  href: string
  answerBy: string | null | undefined
  /** zone in which the person reads hours */
  timeZone: string
  /** true if the user may reply to this mail */
  answerable: boolean
  /** staff opened it for the person */
  byTeam: boolean
}

/** Omits the typed text and title: anyone could have them mailed to a stranger's address. */
function TicketOpened({ name, href, answerBy, timeZone, answerable, byTeam }: TicketOpenedProps) {
  return (
    <MailLayout
      preview="Suivez votre demande et nos réponses."
      title={byTeam ? 'Votre demande est ouverte' : 'Votre message est arrivé'}
      mark={answerable ? replyMark : undefined}
    >
      <MailGreeting name={name} />
      <MailText>
        {byTeam
          ? 'Comme vous nous l’avez demandé, nous avons ouvert une demande à votre nom. Une personne de l’équipe la lit et vous répond'
          : 'Nous avons bien reçu votre message. Une personne de l’équipe le lit et vous répond'}
        {expected({ answerBy, timeZone })}.
      </MailText>
      {answerable ? <MailText>Pour ajouter quelque chose, répondez à ce message.</MailText> : null}
      <MailButton href={href}>Suivre ma demande</MailButton>
      <MailText>
        Ce lien vous est personnel et reste valable trente jours{'\u00a0'}: ne le transmettez pas. Vous n’avez rien{' '}
        {byTeam ? 'demandé' : 'écrit'}
        {'\u202f'}? Laissez simplement ce message de côté.
      </MailText>
    </MailLayout>
  )
}

export const ticketOpenedMail: MailTemplate<TicketOpenedProps> = {
  name: 'support.ticket-opened',
  Component: TicketOpened,
}
