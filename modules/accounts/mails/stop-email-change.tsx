import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const stopEmailChangeSubject = 'Une autre adresse est demandée pour votre compte'

interface StopEmailChangeProps {
  linkHref: string
  /** true if the team asked for the change on the member's behalf */
  byTeam?: boolean
}

function StopEmailChange({ linkHref, byTeam = false }: StopEmailChangeProps) {
  return (
    <MailLayout preview="Vous avez un jour pour l’arrêter." title="Changer d’adresse">
      <MailText>
        Une autre adresse doit remplacer celle-ci pour le compte qui l’utilise.{' '}
        {byTeam ? 'La personne à qui est ce compte l’a demandé à notre équipe.' : 'Celle-ci n’a jamais été confirmée.'}{' '}
        Sans nouvelle de votre part, le changement a lieu dans un jour.
      </MailText>
      <MailText>C’est bien vous{'\u202f'}? Il n’y a rien à faire.</MailText>
      <MailText>Ce n’est pas vous{'\u202f'}? Arrêtez le changement, puis choisissez un autre mot de passe.</MailText>
      <MailButton href={linkHref}>Arrêter le changement</MailButton>
      <MailText>Ce lien sert une seule fois et reste valable un jour.</MailText>
    </MailLayout>
  )
}

export const stopEmailChangeMail: MailTemplate<StopEmailChangeProps> = {
  name: 'accounts.stop-email-change',
  Component: StopEmailChange,
}
