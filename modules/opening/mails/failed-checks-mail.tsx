import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailGreeting, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

interface Props {
  title: string
  name: string | null
  /** finding of each failed check */
  details: readonly string[]
  /** whether orders are refused until it is fixed */
  closes: boolean
  href: string
}

function FallenChecks({ title, name, details, closes, href }: Props) {
  return (
    <MailLayout preview={details[0] ?? title} title={title}>
      <MailGreeting name={name} />
      {details.map((detail) => (
        <MailText key={detail}>{detail}</MailText>
      ))}
      <MailText>
        {closes
          ? 'Tant que ce n’est pas réglé, le site ne prend plus de nouvel abonnement\u00a0; les abonnements en cours continuent.'
          : 'Une exception signée laisse le site ouvert aux nouveaux abonnements pour l’instant.'}
      </MailText>
      <MailButton href={href}>Ouvrir la page de mise en service</MailButton>
    </MailLayout>
  )
}

export const failedChecksMail: MailTemplate<Props> = { name: 'opening.fallen-checks', Component: FallenChecks }
