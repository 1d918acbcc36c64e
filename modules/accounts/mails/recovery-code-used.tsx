import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const recoveryCodeUsedSubject = 'Un code de secours a ouvert votre compte'

interface RecoveryCodeUsedProps {
  siteHref: string
  /** number of unused codes */
  left: number
}

function leftText(left: number): string {
  if (left === 0) return 'C’était le dernier.'
  return left === 1 ? 'Il vous en reste un.' : `Il vous en reste\u00a0${left}.`
}

function RecoveryCodeUsed({ siteHref, left }: RecoveryCodeUsedProps) {
  return (
    <MailLayout preview="Il a servi à la place de votre application." title="Un code de secours a ouvert votre compte">
      <MailText>
        Un code de secours vient d’ouvrir votre compte, à la place de votre application. Il ne servira plus.{' '}
        {leftText(left)}
      </MailText>
      <MailText>
        Si c’est bien vous et que votre téléphone est perdu, mettez une autre application en place{'\u00a0'}: vous
        recevez alors dix nouveaux codes, et l’ancienne ne vaut plus.
      </MailText>
      <MailButton href={`${siteHref}/account/security`}>Ouvrir mes réglages de sécurité</MailButton>
      <MailText>
        Si ce n’est pas vous, <a href={`${siteHref}/reset-password`}>choisissez tout de suite un autre mot de passe</a>
        {'\u00a0'}: il ferme toutes les sessions ouvertes. Puis prévenez la direction.
      </MailText>
    </MailLayout>
  )
}

export const recoveryCodeUsedMail: MailTemplate<RecoveryCodeUsedProps> = {
  name: 'accounts.recovery-code-used',
  Component: RecoveryCodeUsed,
}
