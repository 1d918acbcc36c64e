import type { Ticket } from '../../contracts/support.ts'

/** The newest tickets first as they are now, then those of the former list that are not among them. */
export function withFreshTickets(former: readonly Ticket[], newest: readonly Ticket[]): readonly Ticket[] {
  const uids = new Set(newest.map(({ uid }) => uid))
  return [...newest, ...former.filter(({ uid }) => !uids.has(uid))]
}
