import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailGreeting, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const ownerSubject = (siteName: string): string => `Votre accès d’administration à ${siteName}`

interface OwnerProps {
  name: string | null
  linkHref: string
  siteHref: string
}

function Owner({ name, linkHref, siteHref }: OwnerProps) {
  return (
    <MailLayout preview="Il reste à choisir votre mot de passe." title="Le site est à vous">
      <MailGreeting name={name} />
      <MailText>
        Votre accès d’administration est prêt. Choisissez d’abord votre mot de passe, puis activez la double
        authentification{'\u00a0'}: elle vous sera demandée à chaque connexion.
      </MailText>
      <MailButton href={linkHref}>Choisir mon mot de passe</MailButton>
      <MailText>
        Ce lien sert une seule fois et reste valable vingt-quatre heures. Votre espace de travail est ensuite à
        l’adresse <a href={`${siteHref}/admin`}>{`${siteHref}/admin`}</a>.
      </MailText>
      <MailText>
        Vous n’attendiez pas ce message{'\u00a0'}? Cet accès a été demandé sur le serveur du site. Parlez-en à la
        personne qui s’en occupe.
      </MailText>
    </MailLayout>
  )
}

export const ownerMail: MailTemplate<OwnerProps> = { name: 'office.owner', Component: Owner }
