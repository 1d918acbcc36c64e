import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const accountDormantSubject = 'Votre compte sera bientôt effacé'

function AccountDormant({ loginHref, day }: { loginHref: string; day: string }) {
  return (
    <MailLayout preview={`Connectez-vous avant le ${day} pour le garder.`} title="Votre compte sera bientôt effacé">
      <MailText>
        Vous ne vous êtes pas connectée depuis près de deux ans. Nous ne gardons pas vos données plus longtemps sans
        vous{'\u00a0'}: votre compte et ce qu’il contient seront effacés à partir du {day}.
      </MailText>
      <MailText>Pour le garder, il suffit de vous connecter une fois d’ici là.</MailText>
      <MailButton href={loginHref}>Me connecter</MailButton>
      <MailText>Si vous n’en avez plus besoin, vous n’avez rien à faire.</MailText>
    </MailLayout>
  )
}

export const accountDormantMail: MailTemplate<{ loginHref: string; day: string }> = {
  name: 'privacy.account-dormant',
  Component: AccountDormant,
}
