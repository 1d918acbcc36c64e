import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const passwordChangedSubject = 'Votre mot de passe a changé'

interface PasswordChangedProps {
  siteHref: string
  /** lets the user set another password without knowing the new one */
  linkHref: string
}

function PasswordChanged({ siteHref, linkHref }: PasswordChangedProps) {
  return (
    <MailLayout preview="Vos autres appareils ont été déconnectés." title="Votre mot de passe a changé">
      <MailText>
        Le mot de passe de votre compte vient d’être changé. Par prudence, vos autres appareils ont été déconnectés.
      </MailText>
      <MailText>Si c’est bien vous, vous n’avez rien à faire.</MailText>
      <MailText>
        Si ce n’est pas vous, choisissez tout de suite un autre mot de passe{'\u00a0'}: il ferme toutes les sessions
        ouvertes.
      </MailText>
      <MailButton href={linkHref}>Choisir un autre mot de passe</MailButton>
      <MailText>
        Ce lien sert une seule fois et reste valable une heure. Passé ce délai, demandez-en un autre depuis{' '}
        <a href={`${siteHref}/reset-password`}>cette page</a>, puis <a href={`${siteHref}/contact`}>prévenez-nous</a>.
      </MailText>
    </MailLayout>
  )
}

export const passwordChangedMail: MailTemplate<PasswordChangedProps> = {
  name: 'accounts.password-changed',
  Component: PasswordChanged,
}
