import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const passwordChangedSubject = 'Votre mot de passe a changé'

function PasswordChanged({ siteHref }: { siteHref: string }) {
  return (
    <MailLayout preview="Vos autres appareils ont été déconnectés." title="Votre mot de passe a changé">
      <MailText>
        Le mot de passe de votre compte vient d’être changé. Par prudence, vos autres appareils ont été déconnectés.
      </MailText>
      <MailText>Si c’est bien vous, vous n’avez rien à faire.</MailText>
      <MailText>Si ce n’est pas vous, reprenez la main sans attendre, puis prévenez-nous.</MailText>
      <MailButton href={`${siteHref}/contact`}>Nous prévenir</MailButton>
    </MailLayout>
  )
}

export const passwordChangedMail: MailTemplate<{ siteHref: string }> = {
  name: 'accounts.password-changed',
  Component: PasswordChanged,
}
