import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'
import { useSiteName } from '../../../platform/mailer/site-name.tsx'
import { welcomeSubject } from './welcome.tsx'

export const choosePasswordSubject = (siteName: string): string =>
  `${welcomeSubject(siteName)}\u00a0: choisissez votre mot de passe`

function ChoosePassword({ linkHref, siteHref }: { linkHref: string; siteHref: string }) {
  return (
    <MailLayout preview="Il reste à choisir votre mot de passe." title={welcomeSubject(useSiteName())}>
      <MailText>Votre compte est ouvert. Il ne manque que votre mot de passe{'\u00a0'}: choisissez-le ici.</MailText>
      <MailButton href={linkHref}>Choisir mon mot de passe</MailButton>
      <MailText>
        Ce lien sert une seule fois et reste valable une heure. Passé ce délai, demandez-en un autre depuis{' '}
        <a href={`${siteHref}/login`}>la page de connexion</a>, avec «{'\u00a0'}Mot de passe oublié{'\u00a0'}».
      </MailText>
    </MailLayout>
  )
}

export const choosePasswordMail: MailTemplate<{ linkHref: string; siteHref: string }> = {
  name: 'accounts.choose-password',
  Component: ChoosePassword,
}
