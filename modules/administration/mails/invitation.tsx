import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailGreeting, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'
import type { Role } from '../../../platform/sessions/index.ts'

export const invitationSubject = (siteName: string): string => `Rejoignez l’équipe ${siteName}`

const labels: Partial<Record<Role, string>> = {
  coach: 'coach',
  support: 'assistance',
  editor: 'rédaction',
  admin: 'administration',
}

const list = new Intl.ListFormat('fr-FR', { type: 'conjunction' })

interface InvitationProps {
  name: string | null
  hostName: string
  roles: readonly Role[]
  linkHref: string
  siteHref: string
}

function Invitation({ name, hostName, roles, linkHref, siteHref }: InvitationProps) {
  const named = list.format(roles.flatMap((role) => labels[role] ?? []))
  return (
    <MailLayout preview="Il reste à choisir votre mot de passe." title="Bienvenue dans l’équipe">
      <MailGreeting name={name} />
      <MailText>
        {hostName} vous a ouvert un compte dans l’équipe ({named}). Il ne manque que votre mot de passe{'\u00a0'}:
        choisissez-le ici.
      </MailText>
      <MailButton href={linkHref}>Choisir mon mot de passe</MailButton>
      <MailText>
        Ce lien sert une seule fois et reste valable une heure. Passé ce délai, demandez-en un autre depuis{' '}
        <a href={`${siteHref}/login`}>la page de connexion</a>, avec «{'\u00a0'}Mot de passe oublié{'\u00a0'}». Votre
        espace de travail est ensuite à l’adresse <a href={`${siteHref}/admin`}>{`${siteHref}/admin`}</a>.
      </MailText>
    </MailLayout>
  )
}

export const invitationMail: MailTemplate<InvitationProps> = { name: 'office.invitation', Component: Invitation }
