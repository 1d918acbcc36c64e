import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'
import { useSiteName } from '../../../platform/mailer/site-name.tsx'

export const transferProposedSubject = 'Une question vous attend'

/** Others may read the mail, for example on a lock screen: it names neither the coach nor the subject. */
function TransferProposed({ href }: { href: string }) {
  return (
    <MailLayout preview="Connectez-vous pour y répondre." title="Une question vous attend">
      <MailText>
        Une question vous est posée dans votre espace {useSiteName()}. La réponse n’appartient qu’à vous.
      </MailText>
      <MailButton href={href}>Voir la question</MailButton>
      <MailText>Sans réponse de votre part, rien ne change.</MailText>
    </MailLayout>
  )
}

export const transferProposedMail: MailTemplate<{ href: string }> = {
  name: 'coaching.transfer-proposed',
  Component: TransferProposed,
}
