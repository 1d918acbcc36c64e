import type { IncomingRow } from './queries-incoming.ts'

export type IncomingResult = Pick<IncomingRow, 'outcome'> &
  Partial<Pick<IncomingRow, 'reason' | 'ticketUid' | 'entryUid' | 'original' | 'attachments'>>
