import { timeZone as paris } from '../../../contracts/text/paris.ts'
import { describeMail, type MailKind } from '../../../platform/mailer/index.ts'
import { contactErasedMail, contactErasedSubject } from './contact-erased.tsx'
import { coverDecidedMail, coverDecidedSubject } from './cover-decided.tsx'
import { coverProposedMail, coverProposedSubject } from './cover-proposed.tsx'
import { nearlyDueMail, nearlyDueSubject } from './nearly-due.tsx'
import { opinionAskedMail, opinionAskedSubject } from './opinion-asked.tsx'
import { ticketAnsweredMail, ticketAnsweredSubject } from './ticket-answered.tsx'
import { ticketForwardedMail, ticketForwardedSubject } from './ticket-forwarded.tsx'
import { ticketOpenedMail, ticketOpenedSubject } from './ticket-opened.tsx'
import { ticketsLinkMail, ticketsLinkSubject } from './tickets-link.tsx'

export const supportMailKinds: readonly MailKind[] = [
  describeMail(ticketOpenedMail, {
    name: 'Demande bien reçue',
    when: 'Quand une personne écrit à l’assistance, ou que l’équipe ouvre une demande pour elle.',
    subject: ticketOpenedSubject(false),
    props: (href) => ({
      ...{ name: 'Alix', href, answerable: true, byTeam: false },
      ...{ answerBy: '2027-03-03T15:00:00Z', timeZone: paris },
    }),
  }),
  describeMail(ticketAnsweredMail, {
    name: 'Réponse de l’assistance',
    when: 'Quand l’équipe répond à une demande.',
    subject: ticketAnsweredSubject,
    props: (href) => ({
      ...{ name: 'Alix', staffName: 'Dominique', title: 'Une question', href, answerable: true },
      content: 'Bonjour,\nvoici ce que vous cherchiez.',
    }),
    variables: [
      { name: 'equipe', label: 'qui répond', read: ({ staffName }) => staffName },
      { name: 'demande', label: 'titre de la demande', read: ({ title }) => title },
    ],
  }),
  describeMail(ticketForwardedMail, {
    name: 'Demande transférée',
    when: 'À une personne hors de l’équipe, quand l’équipe lui transfère une demande.',
    subject: ticketForwardedSubject('Une question'),
    props: () => ({
      ...{ staffName: 'Dominique', title: 'Une question', note: 'Pouvez-vous regarder\u00a0?', answerable: true },
      ...{
        messages: [{ name: 'Alix', date: '2027-03-03T15:00:00Z', content: 'Bonjour', files: [] }],
        shortened: false,
      },
    }),
    variables: [{ name: 'equipe', label: 'qui transfère', read: ({ staffName }) => staffName }],
  }),
  describeMail(ticketsLinkMail, {
    name: 'Lien vers ses demandes',
    when: 'Quand une personne demande à retrouver ses demandes.',
    subject: ticketsLinkSubject,
    props: (href) => ({ name: 'Alix', href }),
  }),
  describeMail(opinionAskedMail, {
    name: 'Avis demandé',
    when: 'Quelques jours après la fin d’un échange.',
    subject: opinionAskedSubject,
    props: (href) => ({ href }),
  }),
  describeMail(contactErasedMail, {
    name: 'Demandes effacées',
    when: 'Quand une personne fait effacer ses demandes.',
    subject: contactErasedSubject,
    props: () => ({}),
  }),
  describeMail(nearlyDueMail, {
    name: 'Réponses attendues',
    when: 'À l’équipe, quand le délai annoncé touche à sa fin.',
    subject: nearlyDueSubject,
    props: (href) => ({ count: 2, href }),
    variables: [{ name: 'nombre', label: 'réponses attendues', read: ({ count }) => String(count) }],
  }),
  describeMail(coverProposedMail, {
    name: 'Relais proposé',
    when: 'À une coach, quand une collègue absente lui propose de répondre à sa place.',
    subject: coverProposedSubject,
    props: (href) => ({ coachName: 'Dominique', href }),
    variables: [{ name: 'coach', label: 'coach absente', read: ({ coachName }) => coachName }],
  }),
  describeMail(coverDecidedMail, {
    name: 'Relais accepté ou refusé',
    when: 'À la coach absente, quand sa collègue a répondu.',
    subject: coverDecidedSubject,
    props: (href) => ({ coverName: 'Dominique', agreed: true, href }),
    variables: [{ name: 'collegue', label: 'collègue qui a répondu', read: ({ coverName }) => coverName }],
  }),
]
