import { euros, frenchDay, frenchMoment } from '../french.ts'
import type { MailContent } from './letters.ts'
import { accountPageLink, contactPageLink, type Site } from './links.ts'

export function creditRefundedLetter(site: Site, amount: number): MailContent {
  return {
    kind: 'subscriptions.credit-refunded',
    subject: `Nous vous rendons ${euros(amount)}`,
    title: 'Votre remboursement est parti',
    preview: `${euros(amount)} sur votre moyen de paiement.`,
    paragraphs: [
      `Comme promis, nous vous rendons ${euros(amount)} sur le moyen de paiement utilisé. Selon votre banque, cela prend quelques jours.`,
    ],
    action: accountPageLink(site),
  }
}

/** Names neither the coach nor the subject: the mail may be read by others. */
export function promiseMissedLetter(
  site: Site,
  { amount, promisedAt }: { amount: number; promisedAt: Date },
): MailContent {
  return {
    kind: 'subscriptions.promise-missed',
    subject: `${euros(amount)} pour une réponse en retard`,
    title: 'Nous vous avons fait attendre',
    preview: `Nous vous rendons ${euros(amount)}.`,
    paragraphs: [
      `Une réponse vous était promise au plus tard le ${frenchMoment(promisedAt)}. Elle n’était pas là, et nous vous présentons nos excuses.`,
      `Nous vous rendons ${euros(amount)} sur le moyen de paiement utilisé, sans que vous ayez rien à demander. Votre échange continue, et la réponse vous est toujours due.`,
    ],
    action: accountPageLink(site),
  }
}

const voided = ' Le code de votre cadeau ne peut plus être utilisé.'

/** @param gift the gift that the charge paid for */
export function refundDecidedLetter(
  site: Site,
  amount: number,
  charge: { createdAt: Date },
  gift: { state: string } | undefined,
): MailContent {
  return {
    kind: 'subscriptions.refund-decided',
    subject: `Nous vous remboursons ${euros(amount)}`,
    title: 'Un remboursement est en route',
    preview: `${euros(amount)} sur votre moyen de paiement.`,
    paragraphs: [
      `Nous vous remboursons ${euros(amount)} sur le moyen de paiement utilisé le ${frenchDay(charge.createdAt)}. Selon votre banque, cela prend quelques jours.${gift?.state === 'void' ? voided : ''}`,
    ],
    // The buyer of a gift may have no account.
    action: gift ? contactPageLink(site) : accountPageLink(site),
  }
}
