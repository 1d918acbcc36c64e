import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const confirmEmailSubject = 'Confirmez votre adresse'

function ConfirmEmail({ linkHref }: { linkHref: string }) {
  return (
    <MailLayout preview="Un clic suffit." title="Confirmez votre adresse">
      <MailText>
        Un clic, et nous saurons que cette adresse est bien la vôtre{'\u00a0'}: vos reçus et nos réponses y arriveront
        sans détour.
      </MailText>
      <MailButton href={linkHref}>Confirmer mon adresse</MailButton>
      <MailText>Ce lien sert une seule fois et reste valable sept jours.</MailText>
      <MailText>
        Vous n’avez pas créé de compte{'\u202f'}? Laissez ce message de côté{'\u00a0'}: rien ne sera confirmé.
      </MailText>
    </MailLayout>
  )
}

export const confirmEmailMail: MailTemplate<{ linkHref: string }> = {
  name: 'accounts.confirm-email',
  Component: ConfirmEmail,
}
