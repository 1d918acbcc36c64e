import type { Platform } from '../../platform/index.ts'

/** Platform parts for a use case that writes in a ticket. */
export type TicketWriting = Pick<Platform, 'clock' | 'config' | 'events' | 'extensions' | 'jobs' | 'keyring'>

/** Platform parts for a use case that mails the user of a ticket. */
export type TicketMailing = Pick<Platform, 'clock' | 'config' | 'extensions' | 'fingerprintKey' | 'jobs' | 'mailer'>

/** Platform parts for a use case that opens a ticket in any channel. */
export type TicketOpening = Pick<
  Platform,
  'clock' | 'config' | 'events' | 'fingerprintKey' | 'jobs' | 'keyring' | 'mailer' | 'storage'
>
