import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailGreeting, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const ticketsLinkSubject = 'Votre lien vers vos demandes'

function TicketsLink({ name, href }: { name: string | null; href: string }) {
  return (
    <MailLayout preview="Le lien est valable trente jours." title="Retrouver vos demandes">
      <MailGreeting name={name} />
      <MailText>Voici le lien qui ouvre toutes vos demandes et nos réponses{'\u00a0'}:</MailText>
      <MailButton href={href}>Voir mes demandes</MailButton>
      <MailText>
        Il vous est personnel et reste valable trente jours{'\u00a0'}: ne le transmettez pas. Vous n’avez rien demandé
        {'\u202f'}? Laissez ce message de côté{'\u00a0'}: personne d’autre n’a reçu ce lien.
      </MailText>
    </MailLayout>
  )
}

export const ticketsLinkMail: MailTemplate<{ name: string | null; href: string }> = {
  name: 'support.tickets-link',
  Component: TicketsLink,
}
