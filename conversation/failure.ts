/** Why a call of a conversation failed. */
export type Failure =
  | { outcome: 'refused'; sentence: string }
  /** the session, or the link, has ended */
  | { outcome: 'signedOut' }
  /** the conversation is deleted, or hidden from this user */
  | { outcome: 'gone' }
  /** no answer, or a transient failure: a retry may help */
  | { outcome: 'later' }
