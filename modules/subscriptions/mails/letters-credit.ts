import { euros, frenchMoment } from '../french.ts'
import { accountOf, type MailContent, type Site } from './letters.ts'

export function creditRefunded(site: Site, amount: number): MailContent {
  return {
    kind: 'subscriptions.credit-refunded',
    subject: `${euros(amount)} vous sont rendus`,
    title: 'Votre remboursement est parti',
    preview: `${euros(amount)} sur votre carte.`,
    paragraphs: [
      `Comme promis, ${euros(amount)} sont rendus sur la carte qui a servi au paiement. Selon votre banque, cela prend quelques jours.`,
    ],
    action: accountOf(site),
  }
}

/** Names neither the coach nor the subject: the mail may be read by others. */
export function promiseMissed(site: Site, { amount, promisedAt }: { amount: number; promisedAt: Date }): MailContent {
  return {
    kind: 'subscriptions.promise-missed',
    subject: `${euros(amount)} pour une réponse en retard`,
    title: 'Nous vous avons fait attendre',
    preview: `${euros(amount)} vous sont rendus.`,
    paragraphs: [
      `Une réponse vous était promise au plus tard le ${frenchMoment(promisedAt)}. Elle n’était pas là, et nous en sommes désolées.`,
      `${euros(amount)} vous sont rendus sur la carte qui a servi au paiement, sans que vous ayez rien à demander. Votre échange continue, et la réponse vous est toujours due.`,
    ],
    action: accountOf(site),
  }
}
