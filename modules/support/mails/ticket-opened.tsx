import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const ticketOpenedSubject = 'Nous avons bien reçu votre message'

/** The text and title typed are left out: anyone could have them mailed to a stranger. */
export function TicketOpened({ name, href }: { name: string; href: string }) {
  return (
    <MailLayout preview="Suivez votre demande et nos réponses." title="Votre message est arrivé">
      <MailText>Bonjour {name},</MailText>
      <MailText>
        Nous avons bien reçu votre message. Une personne de l’équipe le lit et vous répond, en général sous un jour
        ouvré.
      </MailText>
      <MailButton href={href}>Suivre ma demande</MailButton>
      <MailText>
        Ce lien vous est personnel et reste valable trente jours{'\u00a0'}: ne le transmettez pas. Vous n’avez rien
        écrit
        {'\u202f'}? Laissez simplement ce message de côté.
      </MailText>
    </MailLayout>
  )
}
