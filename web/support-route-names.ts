/** The names of the support routes: the specification's, unless routes.ts gives others. */
const standardNames = {
  coaching: 'coaching',
  newDiscussion: 'coaching-new-discussion',
  discussion: 'coaching-discuss-uid',
  contact: 'contact',
  contactLink: 'contact-link',
  contactTickets: 'contact-tickets',
  contactTicket: 'contact-ticket',
  contactNewTicket: 'contact-new-ticket',
} as const

export type SupportRoute = keyof typeof standardNames
export type SupportRouteNames = Readonly<Record<SupportRoute, string>>

const shape = /^[a-z][a-z0-9-]*$/

/** @throws RangeError for an unknown route, a name that is invalid in a URL, or a name given to two routes */
export function supportRouteNames(own: Partial<SupportRouteNames> = {}): SupportRouteNames {
  const unknown = Object.keys(own).find((route) => !Object.hasOwn(standardNames, route))
  if (unknown !== undefined) throw new RangeError(`there is no route of support called ${unknown}`)
  const names = { ...standardNames, ...own }
  const wrong = Object.values(names).find((name) => !shape.test(name))
  if (wrong !== undefined) throw new RangeError(`not a route name: ${wrong}`)
  if (new Set(Object.values(names)).size < Object.keys(names).length) throw new RangeError('two routes share a name')
  return names
}
