import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const transferDecidedSubject = 'Une discussion change, ou ne change pas de mains'

/** For the coach who has the discussion after the decision. */
function TransferDecided({ href, accepted }: { href: string; accepted: boolean }) {
  return (
    <MailLayout
      preview={accepted ? 'Une discussion vous est confiée.' : 'Vous gardez la discussion.'}
      title={accepted ? 'Une discussion vous est confiée' : 'Vous gardez la discussion'}
    >
      <MailText>
        {accepted
          ? 'La personne est d’accord pour poursuivre avec vous. La discussion est désormais la vôtre.'
          : 'La personne n’a pas souhaité changer de coach, ou n’a pas répondu. La discussion reste la vôtre.'}
      </MailText>
      <MailButton href={href}>Ouvrir la discussion</MailButton>
    </MailLayout>
  )
}

export const transferDecidedMail: MailTemplate<{ href: string; accepted: boolean }> = {
  name: 'coaching.transfer-decided',
  Component: TransferDecided,
}
