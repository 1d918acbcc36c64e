import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const erasureStoppedSubject = 'Votre compte n’est pas effacé'

function ErasureStopped({ siteHref }: { siteHref: string }) {
  return (
    <MailLayout preview="L’effacement qui était prévu n’a pas lieu." title="Votre compte n’est pas effacé">
      <MailText>
        L’effacement de votre compte était prévu{'\u00a0'}: il n’a pas lieu. Si vous aviez un abonnement, son
        renouvellement reste arrêté.
      </MailText>
      <MailButton href={`${siteHref}/account`}>Aller à mon compte</MailButton>
    </MailLayout>
  )
}

export const erasureStoppedMail: MailTemplate<{ siteHref: string }> = {
  name: 'privacy.erasure-stopped',
  Component: ErasureStopped,
}
