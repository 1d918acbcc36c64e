import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailGreeting, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const secondFactorResetSubject = 'Votre second facteur a été retiré'

interface SecondFactorResetProps {
  name: string | null
  /** name of the admin who reset the second factor */
  byName: string
  reason: string
  siteHref: string
}

function SecondFactorReset({ name, byName, reason, siteHref }: SecondFactorResetProps) {
  return (
    <MailLayout preview="Connectez-vous pour en mettre un autre en place." title="Votre second facteur a été retiré">
      <MailGreeting name={name} />
      <MailText>
        {byName} a retiré votre second facteur{'\u00a0'}: application, clés d’accès et codes de secours. Vos appareils
        ont été déconnectés. Motif indiqué{'\u00a0'}: «{'\u00a0'}
        {reason}
        {'\u00a0'}».
      </MailText>
      <MailText>
        Connectez-vous avec votre mot de passe, puis mettez un autre second facteur en place{'\u00a0'}: vos droits
        reviennent à ce moment-là.
      </MailText>
      <MailButton href={`${siteHref}/login`}>Me connecter</MailButton>
      <MailText>
        Vous n’avez rien demandé{'\u202f'}? Choisissez tout de suite{' '}
        <a href={`${siteHref}/reset-password`}>un autre mot de passe</a>, et prévenez la direction.
      </MailText>
    </MailLayout>
  )
}

export const secondFactorResetMail: MailTemplate<SecondFactorResetProps> = {
  name: 'office.second-factor-reset',
  Component: SecondFactorReset,
}
