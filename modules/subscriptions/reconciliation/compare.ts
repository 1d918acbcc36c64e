import type { OpenedPlatform } from '../../../platform/index.ts'
import type { LedgerRow } from '../ledger/queries-money.ts'
import type { BookEntry, PaymentProvider } from '../provider/provider.ts'
import { ledgerBetween, ledgerByReference, type NewDifference } from './queries.ts'
import { recordMissingEntry } from './record-missing-entry.ts'

export interface Comparison {
  sums: { charged: number; refunded: number; ledgerCharged: number; ledgerRefunded: number }
  differences: Omit<NewDifference, 'reconciliationUid' | 'at'>[]
}

interface Window {
  from: Date
  to: Date
}

const batchSize = 100

async function* batches(entries: AsyncIterable<BookEntry>): AsyncGenerator<BookEntry[]> {
  let batch: BookEntry[] = []
  for await (const entry of entries) {
    batch.push(entry)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

const nameOf = ({ kind, reference }: Pick<BookEntry, 'kind' | 'reference'>): string => `${kind} ${reference}`

function addTo(
  { sums }: Comparison,
  { kind, amount }: Pick<BookEntry, 'kind' | 'amount'>,
  side: 'provider' | 'ledger',
) {
  if (kind === 'charge') sums[side === 'ledger' ? 'ledgerCharged' : 'charged'] += amount
  else sums[side === 'ledger' ? 'ledgerRefunded' : 'refunded'] += amount
}

type Problem = 'missing-in-ledger' | 'missing-at-provider' | 'amount'

function note(
  { differences }: Comparison,
  provider: string,
  problem: Problem,
  { entry, row, repaired = false }: { entry?: BookEntry | undefined; row?: LedgerRow | undefined; repaired?: boolean },
): void {
  const known = entry ?? row
  if (!known) return
  differences.push({
    provider,
    problem,
    state: repaired ? 'repaired' : 'open',
    kind: known.kind,
    reference: known.reference,
    amount: entry?.amount ?? null,
    ledgerAmount: row?.amount ?? null,
    attemptUid: row?.attemptUid ?? null,
  })
}

/** Every entry of the provider must have its ledger line; missing ones are added when that is safe. */
async function compareEntries(
  platform: OpenedPlatform,
  provider: PaymentProvider,
  window: Window,
  comparison: Comparison,
) {
  const seen = new Set<string>()
  for await (const batch of batches(provider.entries(window.from, window.to))) {
    const references = batch.map(({ reference }) => reference)
    const rows = await ledgerByReference(platform.db, provider.name, references)
    const byName = new Map(rows.map((row) => [nameOf(row), row]))
    for (const entry of batch) {
      seen.add(nameOf(entry))
      addTo(comparison, entry, 'provider')
      const row = byName.get(nameOf(entry))
      if (row) addTo(comparison, row, 'ledger')
      if (row && row.amount !== entry.amount) note(comparison, provider.name, 'amount', { entry, row })
      if (row) continue
      const repaired = await recordMissingEntry(platform, provider, entry)
      if (repaired) addTo(comparison, entry, 'ledger')
      note(comparison, provider.name, 'missing-in-ledger', { entry, repaired })
    }
  }
  return seen
}

/** Money taken by a lost dispute is no refund in the provider's records: they list the dispute. */
async function entryOf(provider: PaymentProvider, row: LedgerRow): Promise<BookEntry | undefined> {
  const { kind, purpose, reference, at } = row
  if (purpose !== 'dispute') return provider.entry(kind, reference)
  const found = await provider.dispute(reference)
  return found?.state === 'lost'
    ? { kind, reference, key: null, amount: found.amount, at, charge: found.charge }
    : undefined
}

async function compareLine(provider: PaymentProvider, row: LedgerRow, comparison: Comparison): Promise<void> {
  const entry = await entryOf(provider, row)
  addTo(comparison, row, 'ledger')
  if (entry) addTo(comparison, entry, 'provider')
  if (!entry) note(comparison, provider.name, 'missing-at-provider', { row })
  else if (entry.amount !== row.amount) note(comparison, provider.name, 'amount', { entry, row })
}

/** Every ledger line must be in the provider's records, possibly on an earlier day. */
async function compareLines(
  platform: OpenedPlatform,
  provider: PaymentProvider,
  window: Window,
  seen: Set<string>,
  comparison: Comparison,
): Promise<void> {
  for await (const rows of ledgerBetween(platform.db, provider.name, window.from, window.to)) {
    for (const row of rows) if (!seen.has(nameOf(row))) await compareLine(provider, row, comparison)
  }
}

export async function compareBooks(
  platform: OpenedPlatform,
  provider: PaymentProvider,
  window: Window,
): Promise<Comparison> {
  const sums = { charged: 0, refunded: 0, ledgerCharged: 0, ledgerRefunded: 0 }
  const comparison: Comparison = { sums, differences: [] }
  const seen = await compareEntries(platform, provider, window, comparison)
  await compareLines(platform, provider, window, seen, comparison)
  return comparison
}
