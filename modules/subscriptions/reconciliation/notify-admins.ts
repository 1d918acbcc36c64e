import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { bodyOf } from '../../../platform/mailer/index.ts'
import { displayName, listStaff } from '../../accounts/index.ts'
import { euros } from '../french.ts'
import { letterTemplate } from '../mails/layout.tsx'
import type { DifferenceRow, NewDifference } from './queries.ts'

/** How many a mail lists; the back office lists all. */
const shown = 20

const sentences: Readonly<Record<DifferenceRow['problem'], string>> = {
  'missing-in-ledger': 'chez le prestataire, pas dans le grand livre',
  'missing-at-provider': 'dans le grand livre, pas chez le prestataire',
  amount: 'les montants diffèrent',
  'refund-failed': 'remboursement non abouti',
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
    'Répondez chez le prestataire de paiement avant la date limite qu’il indique, puis marquez la contestation comme réglée dans le bureau.',
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

/** Mails each admin in the caller's transaction, and logs. */
export async function notifyAdmins(
  platform: Pick<Platform, 'config' | 'log' | 'mailer'>,
  db: Database,
  differences: NewDifference[],
): Promise<void> {
  if (differences.length === 0) return
  platform.log.warn({ differences }, 'the ledger and the payment provider differ')
  const isDispute = differences.every(({ problem }) => problem === 'dispute')
  const { subject, preview, paragraphs } = isDispute ? oneDispute : ofDifferences(differences.length)
  for (const admin of await listStaff(db, 'admin')) {
    const body = bodyOf(letterTemplate, {
      title: subject,
      preview,
      name: displayName(admin),
      paragraphs,
      facts: differences.slice(0, shown).map(factOf),
      action: { label: 'Ouvrir les écarts', href: `${platform.config.publicUrl}/admin/ledger-differences` },
    })
    await platform.mailer.write(db, { to: admin.email, kind: 'subscriptions.ledger-differs', subject, body })
  }
}
