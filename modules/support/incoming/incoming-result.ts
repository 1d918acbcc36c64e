import type { IncomingRow } from './queries-incoming.ts'

/** The outcome of an incoming mail. */
export type IncomingResult = Pick<IncomingRow, 'outcome'> &
  Partial<Pick<IncomingRow, 'reason' | 'ticketUid' | 'entryUid' | 'original' | 'attachments'>>
