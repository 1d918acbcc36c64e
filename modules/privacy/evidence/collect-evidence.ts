import { Parser } from 'htmlparser2'
import { cardName } from '../../../contracts/subscriptions/card-name.ts'
import { paymentName } from '../../../contracts/subscriptions/payment-name.ts'
import { euros, longDayText, longMomentText } from '../../../contracts/text/french-format.ts'
import type { Database } from '../../../platform/database/index.ts'
import { listMailsTo } from '../../../platform/mailer/index.ts'
import { findUser, listSessions, type User } from '../../accounts/index.ts'
import type { Charge } from '../../subscriptions/index.ts'
import { listTicketsOfPerson } from '../../support/index.ts'

export interface Section {
  title: string
  lines: string[]
  /** begins on a page of its own */
  isAnnex?: true
}

const fact = (name: string, value: string): string => `${name}\u00a0: ${value}`

function payment({ attempt, number, formulaName, refunds, disputes }: Charge): Section {
  const { kind, amount, settledAt, createdAt, cardBrand, cardLast4, provider, reference, periodStart, periodEnd } =
    attempt
  const card = cardBrand && cardLast4 ? cardName({ brand: cardBrand, last4: cardLast4 }) : undefined
  return {
    title: 'Le paiement',
    lines: [
      fact('Montant', euros(amount)),
      fact('Date', longMomentText(settledAt ?? createdAt)),
      fact('Objet', `${paymentName(kind, periodStart, periodEnd)}, ${formulaName}`),
      ...(periodStart && periodEnd
        ? [fact('Période payée', `du ${longDayText(periodStart)} au ${longDayText(periodEnd)}`)]
        : []),
      ...(card ? [fact('Carte', card)] : []),
      fact('Référence', `${provider} ${reference ?? attempt.uid}`),
      fact('Reçu', number),
      ...refunds.map(({ amount, doneAt, createdAt }) =>
        fact(
          doneAt ? `Remboursé le ${longDayText(doneAt)}` : `Remboursement demandé le ${longDayText(createdAt)}`,
          euros(amount),
        ),
      ),
      ...disputes.map(({ difference }) =>
        fact(
          `Contesté le ${longDayText(difference.at)}`,
          `${difference.reference}${difference.amount === null ? '' : `, ${euros(difference.amount)}`}`,
        ),
      ),
    ],
  }
}

function customer({ firstname, lastname, giftEmail }: Charge, user: User | undefined): Section {
  const name = [firstname, lastname].filter(Boolean).join(' ')
  const email = user?.email ?? giftEmail
  return {
    title: 'Le client',
    lines: [
      ...(name ? [fact('Nom', name)] : []),
      ...(email ? [fact('E-mail', email)] : []),
      user
        ? fact('Compte ouvert le', longMomentText(user.createdAt))
        : 'Les données du compte ont été effacées à la demande du client.',
    ],
  }
}

function contract({ subscription, terms, declarations, attempt }: Charge): Section {
  if (!subscription) return { title: 'La commande', lines: [fact('Commandé le', longMomentText(attempt.createdAt))] }
  const { orderedAt, termsAcceptedAt, startedAt, cancelRequestedAt, endedAt, uid } = subscription
  return {
    title: 'La commande et les conditions acceptées',
    lines: [
      fact('Contrat', uid),
      fact('Commandé le', longMomentText(orderedAt)),
      ...(termsAcceptedAt ? [fact('Conditions acceptées le', longMomentText(termsAcceptedAt))] : []),
      ...(terms
        ? [
            fact(
              'Version acceptée',
              `${terms.title}, publiée le ${longDayText(terms.publishedAt)} (texte entier en annexe)`,
            ),
          ]
        : []),
      ...(startedAt ? [fact('Accès ouvert le', longMomentText(startedAt))] : []),
      cancelRequestedAt
        ? fact('Arrêt du renouvellement demandé le', longMomentText(cancelRequestedAt))
        : 'Aucun arrêt du renouvellement n’a été demandé.',
      ...declarations.map(({ act, declaredAt }) =>
        fact(act === 'withdraw' ? 'Rétractation déclarée le' : 'Résiliation déclarée le', longMomentText(declaredAt)),
      ),
      ...(endedAt ? [fact('Abonnement terminé le', longMomentText(endedAt))] : []),
    ],
  }
}

const former = ({ others, attempt }: Charge): Section => ({
  title: 'Autres paiements du même client',
  lines: others.map(({ amount, settledAt, createdAt, kind, periodStart, periodEnd, cardLast4 }) =>
    [
      longDayText(settledAt ?? createdAt),
      euros(amount),
      paymentName(kind, periodStart, periodEnd),
      ...(cardLast4 !== null && cardLast4 === attempt.cardLast4 ? ['même carte'] : []),
    ].join(', '),
  ),
})

/** Lists dates and counts only: a member's words to a coach are confidential. */
async function use(db: Database, { uid, lastSeenAt }: User): Promise<Section> {
  const discussions = await listTicketsOfPerson(db, { type: 'coaching', ownerUid: uid })
  const sum = (count: (one: (typeof discussions)[number]) => number) =>
    String(discussions.reduce((all, one) => all + count(one), 0))
  const sessions = (await listSessions(db, uid)).map(({ createdAt, lastSeenAt, browser, system }) => {
    const device = [browser, system].filter(Boolean).join(', ')
    return `Connexion le ${longMomentText(createdAt)}${device ? ` (${device})` : ''}${lastSeenAt ? `, vue jusqu’au ${longMomentText(lastSeenAt)}` : ''}`
  })
  return {
    title: 'L’usage du service',
    lines: [
      ...(lastSeenAt ? [fact('Dernière visite', longMomentText(lastSeenAt))] : []),
      ...(discussions.length > 0
        ? [
            fact('Échanges ouverts avec l’équipe', String(discussions.length)),
            fact(
              'Messages écrits par le client',
              sum(({ personMessages }) => personMessages),
            ),
            fact(
              'Réponses reçues',
              sum(({ staffMessages }) => staffMessages),
            ),
            ...discussions.map(({ createdAt }) => fact('Échange ouvert le', longMomentText(createdAt))),
          ]
        : []),
      ...sessions,
      'L’adresse IP n’est pas conservée.',
    ],
  }
}

/** Mails about the account and the subscription. */
async function mails(db: Database, user: User): Promise<Section> {
  const sent = await listMailsTo(db, user, user.createdAt)
  return {
    title: 'Les e-mails envoyés',
    lines: sent
      .filter(({ kind, sentAt }) => sentAt !== null && /^(?:accounts|subscriptions)\./.test(kind))
      .map(({ sentAt, createdAt, subject }) => `${longMomentText(sentAt ?? createdAt)}\u00a0: ${subject}`),
  }
}

const block = /^(?:h[1-6]|p|li|tr|dt|dd|blockquote|caption)$/

function paragraphsOf(html: string): string[] {
  const paragraphs: string[] = []
  let words = ''
  const end = (name: string) => {
    if (!block.test(name)) return
    const text = words.replace(/\s+/g, ' ').trim()
    if (text) paragraphs.push(text)
    words = ''
  }
  const read = (text: string) => {
    words += text
  }
  const parser = new Parser({ ontext: read, onopentagname: end, onclosetag: end })
  parser.end(html)
  end('p')
  return paragraphs
}

/** Sections that a bank asks for, in its order; those without lines are left out. */
export async function collectEvidence(db: Database, charge: Charge): Promise<Section[]> {
  const user = charge.userUid ? await findUser(db, charge.userUid) : undefined
  const { terms } = charge
  return [
    payment(charge),
    customer(charge, user),
    contract(charge),
    ...(user ? [await use(db, user), await mails(db, user)] : []),
    former(charge),
    ...(terms
      ? [
          {
            title: `Annexe\u00a0: ${terms.title}, résiliation et remboursement compris`,
            lines: paragraphsOf(terms.html),
            isAnnex: true as const,
          },
        ]
      : []),
  ].filter(({ lines }) => lines.length > 0)
}
