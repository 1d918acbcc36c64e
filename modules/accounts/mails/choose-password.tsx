import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'
import { useSiteName } from '../../../platform/mailer/site-name.tsx'
import { welcomeSubject } from './welcome.tsx'

export const choosePasswordSubject = (siteName: string): string =>
  `${welcomeSubject(siteName)}\u00a0: votre compte est ouvert`

function ChoosePassword({ linkHref, siteHref }: { linkHref: string; siteHref: string }) {
  return (
    <MailLayout preview="Un code reçu par e-mail suffit pour vous connecter." title={welcomeSubject(useSiteName())}>
      <MailText>
        Votre compte est ouvert. Pour vous connecter, demandez un code sur{' '}
        <a href={`${siteHref}/login`}>la page de connexion</a>
        {'\u00a0'}: cette adresse suffit.
      </MailText>
      <MailText>Vous préférez un mot de passe{'\u202f'}? Choisissez-le ici.</MailText>
      <MailButton href={linkHref}>Choisir un mot de passe</MailButton>
      <MailText>
        Ce lien sert une seule fois et reste valable une heure. Passé ce délai, choisissez-le depuis votre compte, ou
        demandez un autre lien depuis <a href={`${siteHref}/reset-password`}>cette page</a>.
      </MailText>
    </MailLayout>
  )
}

export const choosePasswordMail: MailTemplate<{ linkHref: string; siteHref: string }> = {
  name: 'accounts.choose-password',
  Component: ChoosePassword,
}
