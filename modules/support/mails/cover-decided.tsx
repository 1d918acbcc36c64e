import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const coverDecidedSubject = 'Votre relais'

interface CoverDecidedProps {
  coverName: string
  agreed: boolean
  href: string
}

/** Mail to the coach who will be away. */
function CoverDecided({ coverName, agreed, href }: CoverDecidedProps) {
  const title = agreed ? 'Le relais est pris' : 'Le relais n’aura pas lieu'
  return (
    <MailLayout preview={title} title={title}>
      <MailText>
        {agreed
          ? `${coverName} répondra à votre place pendant ces jours. Son accès se fermera de lui-même le dernier soir.`
          : `${coverName} ne répond pas, ou plus, à votre place. Vous pouvez demander à une autre coach.`}
      </MailText>
      <MailButton href={href}>Voir les relais</MailButton>
    </MailLayout>
  )
}

export const coverDecidedMail: MailTemplate<CoverDecidedProps> = {
  name: 'support.cover-decided',
  Component: CoverDecided,
}
