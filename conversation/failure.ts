/** Why a call of a conversation failed. */
export type Failure =
  | { outcome: 'refused'; sentence: string }
  /** the session, or the link, has ended */
  | { outcome: 'signedOut' }
  /** the conversation is not there any more, or not for this reader */
  | { outcome: 'gone' }
  /** no answer, or one that another try may better */
  | { outcome: 'later' }
