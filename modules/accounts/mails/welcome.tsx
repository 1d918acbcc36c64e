import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'
import { useSiteName } from '../../../platform/mailer/site-name.tsx'

export const welcomeSubject = (siteName: string): string => `Bienvenue chez ${siteName}`

interface WelcomeProps {
  siteHref: string
  /** proves the user's address */
  linkHref: string
}

function Welcome({ siteHref, linkHref }: WelcomeProps) {
  return (
    <MailLayout preview="Votre compte est ouvert." title={welcomeSubject(useSiteName())}>
      <MailText>Votre compte est ouvert.</MailText>
      <MailText>Tous les articles du magazine vous attendent en entier.</MailText>
      <MailButton href={`${siteHref}/articles`}>Lire le magazine</MailButton>
      <MailText>
        Il reste à confirmer que cette adresse est la vôtre, d’ici sept jours. Le lien sert une seule fois.
      </MailText>
      <MailButton href={linkHref}>Confirmer mon adresse</MailButton>
      <MailText>
        Vous n’avez pas créé ce compte{'\u202f'}? Écrivez-nous depuis{' '}
        <a href={`${siteHref}/contact`}>la page de contact</a>, nous nous en occupons.
      </MailText>
    </MailLayout>
  )
}

export const welcomeMail: MailTemplate<WelcomeProps> = { name: 'accounts.welcome', Component: Welcome }
