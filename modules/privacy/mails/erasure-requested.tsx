import { backupErasureText } from '../../../contracts/privacy/erasure-terms.ts'
import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const erasureRequestedSubject = 'L’effacement de votre compte est prévu'

interface ErasureRequestedProps {
  /** day and hour, with their zone */
  moment: string
  siteHref: string
}

function ErasureRequested({ moment, siteHref }: ErasureRequestedProps) {
  return (
    <MailLayout preview={`Il a lieu le ${moment}.`} title="L’effacement de votre compte est prévu">
      <MailText>
        Notre équipe a noté que vous demandez l’effacement de votre compte. Il a lieu le {moment}
        {'\u00a0'}: profil, favoris et conversations disparaissent alors, et ne peuvent pas être retrouvés.{' '}
        {backupErasureText} Si vous avez un abonnement, son renouvellement est arrêté et vous en profitez jusqu’à son
        terme.
      </MailText>
      <MailText>
        Avant cette date, vous pouvez <a href={`${siteHref}/account`}>télécharger vos données</a>.
      </MailText>
      <MailText>Vous n’avez rien demandé, ou vous changez d’avis{'\u202f'}? Écrivez-nous avant cette date.</MailText>
      <MailButton href={`${siteHref}/contact`}>Garder mon compte</MailButton>
    </MailLayout>
  )
}

export const erasureRequestedMail: MailTemplate<ErasureRequestedProps> = {
  name: 'privacy.erasure-requested',
  Component: ErasureRequested,
}
