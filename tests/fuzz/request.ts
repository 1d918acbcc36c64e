/** Who sends a request; `forged` has a token that this server never signed. */
export const identityNames = [
  'visitor',
  'link',
  'user',
  'vip',
  'coach',
  'support',
  'editor',
  'admin',
  'forged',
] as const
export type IdentityName = (typeof identityNames)[number]

export interface FuzzRequest {
  /** what it is about: an operation of the API, a page, a form */
  name: string
  method: string
  /** the request target as it stands on the first line, not normalised */
  target: string
  identity: IdentityName
  headers: readonly (readonly [string, string])[]
  body?: Buffer
  /** The parser may cut the connection instead of answering: what was sent is no HTTP request, or a huge one. */
  mayBeCut?: boolean
  /** how often it is sent in all, with the same Idempotency-Key where it has one */
  times: number
  /** true if the repeated requests are sent concurrently, false if one after the other */
  parallel: boolean
}

export interface FuzzAnswer {
  status: number
  headers: ReadonlyMap<string, string>
  /** the first part of the body, for rules that look into it */
  body: string
  milliseconds: number
}

/** Outcome of a request: an answer, or why there is none. */
export type FuzzOutcome =
  | { answer: FuzzAnswer }
  | { failure: 'no answer' | 'cut off' | 'refused'; milliseconds: number }
