import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const transferDecidedSubject = (accepted: boolean): string =>
  accepted ? 'Un échange vous est confié' : 'Vous gardez cet échange'

/** Mail to the coach who has the discussion after the decision. */
function TransferDecided({ href, accepted }: { href: string; accepted: boolean }) {
  const title = transferDecidedSubject(accepted)
  return (
    <MailLayout preview={`${title}.`} title={title}>
      <MailText>
        {accepted
          ? 'La personne est d’accord pour poursuivre avec vous. L’échange est désormais le vôtre.'
          : 'La personne n’a pas souhaité changer de coach, ou n’a pas répondu. L’échange reste le vôtre.'}
      </MailText>
      <MailButton href={href}>Ouvrir l’échange</MailButton>
    </MailLayout>
  )
}

export const transferDecidedMail: MailTemplate<{ href: string; accepted: boolean }> = {
  name: 'coaching.transfer-decided',
  Component: TransferDecided,
}
