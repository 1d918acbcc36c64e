import type { Transfer } from '../../../contracts/coaching/transfers.ts'
import type { TransferRow } from './queries-transfers.ts'

/** An expired proposal counts as expired before the sweep has stored it. */
export const isTransferExpired = (row: TransferRow, now: Date): boolean =>
  row.state === 'proposed' && row.expiresAt <= now

export const presentTransfer = (row: TransferRow, now: Date): Transfer => ({
  uid: row.uid,
  date: row.createdAt.toISOString(),
  state: isTransferExpired(row, now) ? 'expired' : row.state,
  from: { uid: row.fromUid, name: row.fromName },
  to: { uid: row.toUid, name: row.toName },
  expirationDateTime: row.expiresAt.toISOString(),
  decidedDateTime: row.decidedAt?.toISOString() ?? null,
})
