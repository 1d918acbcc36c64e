import { frenchMoment } from '../french.ts'
import type { WithdrawalLink } from '../lifecycle/contract/withdrawal-link.ts'
import type { SubscriptionRow } from '../lifecycle/queries.ts'
import { contractFacts, type MailContent, withdrawalSentence } from './letters.ts'
import { accountPageLink, contactPageLink, firstMessagePageLink, onlyWithdrawalLink, type Site } from './links.ts'

const disagree =
  'Si vous ne comprenez pas pourquoi, ou si vous n’êtes pas d’accord, écrivez-nous\u00a0: nous vous répondrons.'

/** Mail about a contract that staff ended: the law requires a durable medium for the end as well as for the beginning. */
export function endedByStaffLetter(
  site: Site,
  subscription: SubscriptionRow,
  { at, withdraw }: { at: Date; withdraw: WithdrawalLink | undefined },
): MailContent {
  return {
    kind: 'subscriptions.ended-by-staff',
    subject: 'Votre abonnement est arrêté',
    title: 'Notre équipe a arrêté votre abonnement',
    preview: 'Plus rien ne sera prélevé.',
    paragraphs: [
      'Notre équipe a mis fin à votre abonnement. Plus rien ne sera prélevé, et vos coachs ne reçoivent plus vos messages. Votre compte reste ouvert.',
      ...(withdraw ? [withdrawalSentence(withdraw)] : []),
      disagree,
    ],
    facts: [...contractFacts(subscription), ['Fin de l’accès', frenchMoment(at)]],
    action: contactPageLink(site),
    ...onlyWithdrawalLink(withdraw),
  }
}

export const accessGrantedLetter = (site: Site): MailContent => ({
  kind: 'subscriptions.access-granted',
  title: 'L’accès au coaching vous est offert',
  preview: 'Vous n’avez rien à payer.',
  paragraphs: [
    'Notre équipe vous offre l’accès au coaching\u00a0: vos coachs vous attendent. Rien n’est prélevé, et vous n’avez rien à faire.',
    'Il dure jusqu’à ce que nous vous écrivions qu’il prend fin.',
  ],
  action: firstMessagePageLink(site),
})

/** One reminder, a day after access opened. */
export const firstMessageReminderLetter = (site: Site): MailContent => ({
  kind: 'subscriptions.first-message',
  title: 'Par quoi commençons-nous\u202f?',
  preview: 'Quelques mots suffisent.',
  paragraphs: [
    'Votre espace est ouvert, et vous n’avez pas encore écrit. Quelques mots suffisent\u00a0: ce qui vous occupe en ce moment, ou une question. Une coach vous lit, et vous savez quand viendra la réponse.',
    'Nous ne vous le rappelons qu’une fois.',
  ],
  action: firstMessagePageLink(site),
  links: [{ label: 'Choisir mes notifications', href: `${site.publicUrl}/account/notifications` }],
})

/** Announces the end of access that was granted without a contract. */
export const accessEndedLetter = (site: Site): MailContent => ({
  kind: 'subscriptions.access-ended',
  title: 'Votre accès offert prend fin',
  preview: 'Votre compte reste ouvert.',
  paragraphs: [
    'L’accès au coaching que notre équipe vous offrait prend fin aujourd’hui. Rien n’a été prélevé, et votre compte reste ouvert.',
    'Si vous voulez continuer, vous pouvez vous abonner quand vous le souhaitez.',
    disagree,
  ],
  action: accountPageLink(site),
})
