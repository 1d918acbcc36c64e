import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const transferDecidedSubject = (accepted: boolean): string =>
  accepted ? 'Une discussion vous est confiée' : 'Vous gardez la discussion'

/** For the coach who has the discussion after the decision. */
function TransferDecided({ href, accepted }: { href: string; accepted: boolean }) {
  const title = transferDecidedSubject(accepted)
  return (
    <MailLayout preview={`${title}.`} title={title}>
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
