/** Callers, in the order of the columns of access.md. `other…` is a stranger to whatever the line is about. */
export const callers = [
  'visitor',
  'link',
  'other link',
  'user',
  'other user',
  'vip',
  'other vip',
  'coach',
  'other coach',
  'support',
  'editor',
  'admin',
] as const
export type Caller = (typeof callers)[number]

/** Callers who own none of the objects and work in no channel. */
export const strangers: readonly Caller[] = ['visitor', 'other link', 'other user', 'other vip', 'editor']
