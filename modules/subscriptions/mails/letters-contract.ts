import { endedContractErasureText } from '../../../contracts/privacy/erasure-terms.ts'
import type { ContractAct } from '../../../contracts/subscriptions/contract-links.ts'
import { euros, frenchDay, frenchMoment } from '../french.ts'
import type { WithdrawalLink } from '../lifecycle/contract/withdrawal-link.ts'
import type { SubscriptionRow } from '../lifecycle/queries.ts'
import { type Facts, optionalFact } from './layout.tsx'
import { contractFacts, dayOrDash, type MailContent, withdrawalSentence } from './letters.ts'
import { accountPageLink, magazineLink, onlyWithdrawalLink, type Site } from './links.ts'

const words = {
  cancel: {
    title: 'Résilier votre contrat',
    preview: 'Votre lien pour résilier, sans vous connecter.',
    text: 'Voici le lien pour résilier votre contrat, sans vous connecter. Il vous montre ce que vous résiliez avant de confirmer.',
    label: 'Résilier mon contrat',
  },
  withdraw: {
    title: 'Renoncer au contrat',
    preview: 'Votre lien pour renoncer au contrat, sans vous connecter.',
    text: 'Voici le lien pour renoncer au contrat, sans vous connecter. Il vous montre à quoi vous renoncez avant de confirmer.',
    label: 'Renoncer au contrat',
  },
} as const satisfies Record<ContractAct, object>

export function contractLinkLetter(act: ContractAct, href: string, expiresAt: Date): MailContent {
  const { title, preview, text, label } = words[act]
  return {
    kind: 'subscriptions.contract-link',
    title,
    preview,
    paragraphs: [
      text,
      `Ce lien est valable jusqu’au ${frenchMoment(expiresAt)}. Vous n’avez rien demandé\u202f? Laissez ce message de côté\u00a0: rien ne change.`,
    ],
    action: { label, href },
    link: href,
  }
}

/** The user's declaration in the form; a call without a form is accepted too. */
interface Declared {
  name?: string | null
  email?: string | null
  wishedOn?: string | null | undefined
}

const declaredFacts = ({ name, email, wishedOn }: Declared): Facts => [
  ...optionalFact('Nom', name),
  ...optionalFact('E-mail', email),
  ...optionalFact('Date souhaitée', wishedOn && frenchDay(new Date(`${wishedOn}T12:00:00Z`))),
]

export const pastDueCancellationText = `Nous avons bien reçu votre résiliation. Le paiement en attente est abandonné, et plus rien ne sera prélevé. Votre accès se termine maintenant\u00a0: ${endedContractErasureText}.`

interface Cancellation {
  /** replaces the text about the remaining access */
  text?: string | undefined
  at: Date
  declared: Declared | undefined
  withdraw: WithdrawalLink | undefined
}

export function cancellationLetter(
  site: Site,
  subscription: SubscriptionRow,
  { at, declared, withdraw, text }: Cancellation,
): MailContent {
  const end = dayOrDash(subscription.expirationAt)
  return {
    kind: 'subscriptions.cancelled',
    subject: 'Notification de la résiliation',
    title: 'Le renouvellement est arrêté',
    preview: text ? 'Plus rien ne sera prélevé.' : `Votre accès reste ouvert jusqu’au ${end}.`,
    paragraphs: [
      text ??
        `Nous avons bien reçu votre résiliation. Plus rien ne sera prélevé, et votre accès reste ouvert jusqu’au ${end}. Ensuite, ${endedContractErasureText}.`,
      ...(withdraw ? [withdrawalSentence(withdraw)] : []),
    ],
    facts: [
      ['Votre demande', 'Résiliation du contrat'],
      ...contractFacts(subscription),
      ...declaredFacts(declared ?? {}),
      ['Résiliation reçue le', frenchMoment(at)],
      ['Fin de l’accès', subscription.expirationAt ? frenchMoment(subscription.expirationAt) : '—'],
    ],
    action: accountPageLink(site),
    ...onlyWithdrawalLink(withdraw),
  }
}

interface Withdrawal {
  at: Date
  /** cents */
  refunded: number
  /** undefined: the account is erased already, or stays */
  erasedAt: Date | undefined
  /** end of the given months, if they continue */
  givenUntil: Date | undefined
  declared: Declared | undefined
}

/** The legal wording of a withdrawal, with the contract. */
const declarationOf = ({ formulaName, startedAt }: SubscriptionRow): string =>
  `Je notifie ma rétractation du contrat portant sur ${formulaName}, commandé le ${dayOrDash(startedAt)}.`

export function withdrawalLetter(
  site: Site,
  subscription: SubscriptionRow,
  { at, refunded, erasedAt, givenUntil, declared }: Withdrawal,
): MailContent {
  const kept = 'Vos coachs ne lisent plus vos échanges. Votre profil et vos échanges seront effacés le'
  return {
    kind: 'subscriptions.withdrawn',
    title: 'Votre rétractation est enregistrée',
    preview: `Nous vous rendons ${euros(refunded)}.`,
    paragraphs: [
      `Le contrat est terminé. Nous vous rendons ${euros(refunded)} sur le moyen de paiement utilisé, au plus tard sous quatorze jours.`,
      ...(givenUntil
        ? [
            `Les mois qui vous sont offerts restent à vous\u00a0: votre accès reste ouvert jusqu’au ${frenchDay(givenUntil)}, sans rien payer.`,
          ]
        : []),
      ...(erasedAt
        ? [`${kept} ${frenchDay(erasedAt)}\u00a0; d’ici là, vous pouvez télécharger vos données depuis votre compte.`]
        : []),
    ],
    facts: [
      ['Votre déclaration', declarationOf(subscription)],
      ...contractFacts(subscription),
      ...declaredFacts(declared ?? {}),
      ['Rétractation reçue le', frenchMoment(at)],
      ['Montant rendu', euros(refunded)],
    ],
    action: magazineLink(site),
  }
}
