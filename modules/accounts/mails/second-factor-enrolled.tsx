import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const secondFactorEnrolledSubject = 'Votre second facteur est en place'

interface SecondFactorEnrolledProps {
  siteHref: string
}

function SecondFactorEnrolled({ siteHref }: SecondFactorEnrolledProps) {
  return (
    <MailLayout preview="Il est demandé à chaque connexion." title="Votre second facteur est en place">
      <MailText>
        Une application ou une clé d’accès vient d’être mise en place pour votre compte{'\u00a0'}: elle est demandée à
        chaque connexion. Vos autres appareils ont été déconnectés, et d’anciens codes de secours ne valent plus.
      </MailText>
      <MailText>Si c’est bien vous, gardez vos nouveaux codes de secours en lieu sûr.</MailText>
      <MailText>
        Si ce n’est pas vous, choisissez tout de suite un autre mot de passe{'\u00a0'}: il ferme toutes les sessions
        ouvertes. Puis prévenez la direction, qui retire ce second facteur.
      </MailText>
      <MailButton href={`${siteHref}/reset-password`}>Choisir un autre mot de passe</MailButton>
    </MailLayout>
  )
}

export const secondFactorEnrolledMail: MailTemplate<SecondFactorEnrolledProps> = {
  name: 'accounts.second-factor-enrolled',
  Component: SecondFactorEnrolled,
}
