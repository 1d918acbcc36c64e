import { longMomentText } from '../../../contracts/text/french-format.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { bodyOf } from '../../../platform/mailer/index.ts'
import { listStaff } from '../../accounts/index.ts'
import { euros } from '../french.ts'
import { letterTemplate } from '../mails/layout.tsx'
import type { DifferenceRow, NewDifference } from './queries.ts'
import type { EndedDispute } from './queries-disputes.ts'

/** Number of differences that a mail lists; the back office lists all. */
const shown = 20

const sentences: Readonly<Record<DifferenceRow['problem'], string>> = {
  'missing-in-ledger': 'chez le prestataire, pas dans le grand livre',
  'missing-at-provider': 'dans le grand livre, pas chez le prestataire',
  amount: 'les montants diffèrent',
  'refund-failed': 'remboursement non abouti',
  'stopped-refund': 'remboursé alors que la banque avait déjà rendu la somme',
  dispute: 'contesté auprès de la banque',
}

const amountOf = (cents: number | null | undefined): string => (typeof cents === 'number' ? euros(cents) : '—')

function factOf({ reference, problem, amount, ledgerAmount }: NewDifference): readonly [string, string] {
  const figures =
    problem === 'amount' ? `${amountOf(amount)} / ${amountOf(ledgerAmount)}` : amountOf(amount ?? ledgerAmount)
  return [reference, `${figures}, ${sentences[problem]}`]
}

interface Notice {
  subject: string
  preview: string
  paragraphs: string[]
}

const oneDispute: Notice = {
  subject: 'Un paiement est contesté',
  preview: 'Répondez chez le prestataire de paiement avant sa date limite.',
  paragraphs: [
    'La banque d’une cliente conteste un paiement. Sans réponse de votre part, la somme lui est rendue.',
    'Répondez chez le prestataire de paiement avant la date limite qu’il indique, puis marquez la contestation comme réglée dans le bureau. La décision de la banque vous sera écrite.',
  ],
}

const ofDifferences = (count: number): Notice => ({
  subject: count === 1 ? 'Un écart dans les comptes' : `${count}\u00a0écarts dans les comptes`,
  preview: 'Le grand livre et le prestataire de paiement ne disent pas la même chose.',
  paragraphs: [
    'La comparaison du grand livre avec le prestataire de paiement a trouvé des écarts que le site ne peut pas régler seul.',
    'Regardez chaque paiement chez le prestataire\u00a0: rien n’est corrigé sans vous.',
  ],
})

const feeText = (fee: number | null): string =>
  fee ? ` Le prestataire de paiement garde ${euros(fee)} de frais, qui ne sont pas dans le grand livre.` : ''

const endOf: Readonly<Record<EndedDispute['outcome'], (fee: number | null) => Notice>> = {
  won: (fee) => ({
    subject: 'Une contestation est gagnée',
    preview: 'La somme contestée vous reste.',
    paragraphs: [
      `La banque vous a donné raison\u00a0: la somme contestée vous est rendue, et le grand livre ne change pas.${feeText(fee)}`,
    ],
  }),
  lost: (fee) => ({
    subject: 'Une contestation est perdue',
    preview: 'La banque a rendu la somme à sa cliente.',
    paragraphs: [
      `La banque a rendu la somme à sa cliente\u00a0: le grand livre l’inscrit comme un remboursement.${feeText(fee)}`,
      'Son abonnement n’a pas changé\u00a0: sa fiche permet de l’arrêter. Marquez ensuite la contestation comme réglée.',
    ],
  }),
  closed: (fee) => ({
    subject: 'Une contestation est close',
    preview: 'La somme contestée vous reste.',
    paragraphs: [`La banque a clos sa demande sans suite\u00a0: la somme vous reste.${feeText(fee)}`],
  }),
}

type Parts = Pick<Platform, 'config' | 'log' | 'mailer'>

/** Mails each admin in the caller's transaction. */
async function mailAdmins(
  { config, mailer }: Parts,
  db: Database,
  { subject, preview, paragraphs }: Notice,
  facts: (readonly [string, string])[],
  screen: { label: string; path: string } = { label: 'Ouvrir les écarts', path: 'ledger-differences' },
): Promise<void> {
  for (const admin of await listStaff(db, 'admin')) {
    const body = bodyOf(letterTemplate, {
      title: subject,
      preview,
      name: admin.name,
      paragraphs,
      facts,
      action: { label: screen.label, href: `${config.publicUrl}/admin/${screen.path}` },
    })
    await mailer.write(db, { to: admin.email, kind: 'subscriptions.ledger-differs', subject, body })
  }
}

export async function notifyAdmins(platform: Parts, db: Database, differences: NewDifference[]): Promise<void> {
  if (differences.length === 0) return
  platform.log.warn({ differences }, 'the ledger and the payment provider differ')
  await mailAdmins(platform, db, ofDifferences(differences.length), differences.slice(0, shown).map(factOf))
}

const disputesScreen = { label: 'Ouvrir les contestations', path: 'disputes' }

export async function notifyOfDispute(
  platform: Parts,
  db: Database,
  difference: NewDifference,
  answerBy: Date | null,
): Promise<void> {
  platform.log.warn({ difference, answerBy }, 'a payment is disputed')
  const facts = [factOf(difference), ...(answerBy ? [['Répondre avant le', longMomentText(answerBy)] as const] : [])]
  await mailAdmins(platform, db, oneDispute, facts, disputesScreen)
}

export async function notifyOfEndedDispute(
  platform: Parts,
  db: Database,
  { reference, amount }: Pick<DifferenceRow, 'reference' | 'amount'>,
  { outcome, fee }: Pick<EndedDispute, 'outcome' | 'fee'>,
): Promise<void> {
  platform.log.info({ reference, outcome, fee }, 'a dispute has ended')
  await mailAdmins(platform, db, endOf[outcome](fee), [[reference, amountOf(amount)]], disputesScreen)
}
