import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export type PasswordOutcome = 'changed' | 'set' | 'removed'

export const passwordChangedSubjects: Record<PasswordOutcome, string> = {
  changed: 'Votre mot de passe a changé',
  set: 'Votre compte a un mot de passe',
  removed: 'Votre mot de passe est retiré',
}

const sentences: Record<PasswordOutcome, string> = {
  changed: 'Le mot de passe de votre compte vient d’être changé.',
  set: 'Un mot de passe vient d’être choisi pour votre compte.',
  removed:
    'Le mot de passe de votre compte vient d’être retiré. Vous vous connectez désormais avec un code reçu par e-mail.',
}

interface PasswordChangedProps {
  siteHref: string
  /** lets the user set another password without knowing the new one */
  linkHref: string
  /** absent in mails written by a former release */
  outcome?: PasswordOutcome
}

function PasswordChanged({ siteHref, linkHref, outcome = 'changed' }: PasswordChangedProps) {
  return (
    <MailLayout preview="Vos autres appareils ont été déconnectés." title={passwordChangedSubjects[outcome]}>
      <MailText>{sentences[outcome]} Par prudence, vos autres appareils ont été déconnectés.</MailText>
      <MailText>Si c’est bien vous, vous n’avez rien à faire.</MailText>
      <MailText>
        Si ce n’est pas vous, choisissez tout de suite un autre mot de passe{'\u00a0'}: il ferme toutes les sessions
        ouvertes.
      </MailText>
      <MailButton href={linkHref}>Choisir un autre mot de passe</MailButton>
      <MailText>
        Ce lien sert une seule fois et reste valable une heure. Passé ce délai, demandez-en un autre depuis{' '}
        <a href={`${siteHref}/reset-password`}>cette page</a>, puis <a href={`${siteHref}/contact`}>prévenez-nous</a>.
      </MailText>
    </MailLayout>
  )
}

export const passwordChangedMail: MailTemplate<PasswordChangedProps> = {
  name: 'accounts.password-changed',
  Component: PasswordChanged,
}
