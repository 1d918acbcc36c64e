import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const resetPasswordSubject = 'Choisir un mot de passe'

function ResetPassword({ linkHref }: { linkHref: string }) {
  return (
    <MailLayout preview="Le lien est valable une heure." title="Choisir un mot de passe">
      <MailText>Vous avez demandé à choisir un mot de passe. C’est par ici{'\u00a0'}:</MailText>
      <MailButton href={linkHref}>Choisir un mot de passe</MailButton>
      <MailText>Ce lien sert une seule fois et reste valable une heure.</MailText>
      <MailText>
        Vous n’avez rien demandé{'\u202f'}? Laissez ce message de côté{'\u00a0'}: rien ne change.
      </MailText>
    </MailLayout>
  )
}

export const resetPasswordMail: MailTemplate<{ linkHref: string }> = {
  name: 'accounts.reset-password',
  Component: ResetPassword,
}
