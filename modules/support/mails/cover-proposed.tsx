import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const coverProposedSubject = 'Un relais vous est proposé'

interface CoverProposedProps {
  coachName: string
  href: string
}

/** Mail to a coach: a colleague who will be away asks for a cover. */
function CoverProposed({ coachName, href }: CoverProposedProps) {
  return (
    <MailLayout preview="Dites si vous prenez le relais." title="Un relais vous est proposé">
      <MailText>
        {coachName} s’absente et vous propose de répondre à sa place. Rien ne s’ouvre sans votre accord.
      </MailText>
      <MailButton href={href}>Voir les jours et répondre</MailButton>
    </MailLayout>
  )
}

export const coverProposedMail: MailTemplate<CoverProposedProps> = {
  name: 'support.cover-proposed',
  Component: CoverProposed,
}
