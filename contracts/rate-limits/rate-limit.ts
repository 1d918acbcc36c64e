export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

type CountedFor =
  | 'network'
  | 'account'
  | 'account and network'
  | 'account and device'
  | 'person'
  | 'mailbox'
  | 'mailbox and network'
  | 'ticket'
  | 'contract'
  | 'site'

export interface RateLimit {
  /** stored with the hits */
  readonly name: string
  /** description of one hit */
  readonly counts: string
  readonly countedFor: CountedFor
  /** 0: any number */
  readonly most: number
  /** milliseconds */
  readonly within: number
  /** the key is a client address; hits count for its whole network */
  readonly per?: 'address'
  /** text for the user beyond the limit */
  readonly message?: string
  /** beyond the limit the call is answered as usual without this part; if absent: 429 with Retry-After */
  readonly leavesOut?: 'the mail' | 'the ticket' | 'the message' | 'the files'
  /** ids of the limited calls; absent if `countedFor` and the kind of call determine them */
  readonly calls?: readonly string[]
  /** the environment variable that sets `most` */
  readonly setBy?: string
}

export const limit = <Given extends RateLimit>(given: Given): RateLimit & Given => given
