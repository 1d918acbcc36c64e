import { dayOf } from '../../../../contracts/text/paris.ts'
import { receiptNumber } from '../../ledger/number-receipt.ts'
import { splitVat } from '../../ledger/split-vat.ts'
import type { Movement } from './queries.ts'

/** Article A47 A-1 of the book of tax procedures: the columns of the file of accounting entries, in this order. */
export const columns = [
  'JournalCode',
  'JournalLib',
  'EcritureNum',
  'EcritureDate',
  'CompteNum',
  'CompteLib',
  'CompAuxNum',
  'CompAuxLib',
  'PieceRef',
  'PieceDate',
  'EcritureLib',
  'Debit',
  'Credit',
  'EcritureLet',
  'DateLet',
  'ValidDate',
  'Montantdevise',
  'Idevise',
] as const

/** Accounts of the general chart (PCG). ASCII only, so that the file reads the same in every encoding. */
const accounts = {
  provider: ['467000', 'Prestataire de paiement'],
  sales: ['706000', 'Prestations de services'],
  discounts: ['709600', 'Rabais accordes sur prestations'],
  vat: ['445710', 'TVA collectee'],
} as const

type Account = keyof typeof accounts

const compactDay = (date: Date): string => dayOf(date).replaceAll('-', '')
/** `39,90` */
const amountOf = (cents: number): string => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`

const pieceOf = ({ year, number }: Movement): string =>
  year === null || number === null ? 'sans recu' : receiptNumber({ year, number })

const refundLabels: Readonly<Record<string, string>> = { credit: 'Cashback', dispute: 'Contestation perdue' }

function labelOf(movement: Movement): string {
  if (movement.kind === 'charge') return `Abonnement, recu ${pieceOf(movement)}`
  const what = refundLabels[movement.purpose] ?? 'Remboursement'
  return `${what}, recu ${pieceOf(movement)}`
}

/** Debits and credits of one movement, in cents; their sums are equal. */
function postings(movement: Movement, rate: number): [account: Account, debit: number, credit: number][] {
  const { net, vat } = splitVat(movement.amount, rate)
  if (movement.kind === 'charge') {
    const all: [Account, number, number][] = [
      ['provider', movement.amount, 0],
      ['sales', 0, net],
      ['vat', 0, vat],
    ]
    return all.filter(([, debit, credit]) => debit + credit > 0)
  }
  const reduced: Account = movement.purpose === 'credit' ? 'discounts' : 'sales'
  const all: [Account, number, number][] = [
    [reduced, net, 0],
    ['vat', vat, 0],
    ['provider', 0, movement.amount],
  ]
  return all.filter(([, debit, credit]) => debit + credit > 0)
}

/**
 * The lines of one movement. The VAT is that of the receipt's day, also for a later refund of the charge.
 * @param number of the entry, counted from the beginning of the year
 */
export function linesOf(movement: Movement, number: number, currentRate: number): string[] {
  const day = compactDay(movement.at)
  const piece = pieceOf(movement)
  const pieceDay = compactDay(movement.kind === 'charge' ? (movement.issuedAt ?? movement.at) : movement.at)
  const rate = movement.seller?.vatRate ?? currentRate
  return postings(movement, rate).map(([account, debit, credit]) =>
    [
      'VT',
      'Ventes en ligne',
      String(number),
      day,
      ...accounts[account],
      '',
      '',
      piece,
      pieceDay,
      labelOf(movement),
      amountOf(debit),
      amountOf(credit),
      '',
      '',
      day,
      '',
      '',
    ].join('\t'),
  )
}
