import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'
import { useSiteName } from '../../../platform/mailer/site-name.tsx'

export const welcomeSubject = (siteName: string): string => `Bienvenue chez ${siteName}`

function Welcome({ siteHref }: { siteHref: string }) {
  return (
    <MailLayout preview="Votre compte est ouvert." title={welcomeSubject(useSiteName())}>
      <MailText>Votre compte est ouvert, et nous en sommes ravies.</MailText>
      <MailText>
        Tous les articles du magazine vous attendent en entier. Prenez le temps qu’il vous faut{'\u00a0'}: rien ne
        presse ici.
      </MailText>
      <MailButton href={`${siteHref}/articles`}>Lire le magazine</MailButton>
      <MailText>
        Vous n’avez pas créé ce compte{'\u202f'}? Écrivez-nous depuis{' '}
        <a href={`${siteHref}/contact`}>la page de contact</a>, nous nous en occupons.
      </MailText>
    </MailLayout>
  )
}

export const welcomeMail: MailTemplate<{ siteHref: string }> = { name: 'accounts.welcome', Component: Welcome }
