/** Who calls, in the order of the columns of access.md. `other…` is a stranger to whatever the line is about. */
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

/** They own nothing of what the lines are about, and work in no room. */
export const strangers: readonly Caller[] = ['visitor', 'other link', 'other user', 'other vip', 'editor']
