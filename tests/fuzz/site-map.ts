import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../web/routes.ts'
import type { IdentityName } from './request.ts'

/** Every address of the site as web/routes.ts writes it: `/article/:uid`. */
export function pageAddresses(entries: readonly RouteConfigEntry[] = routes, above = ''): string[] {
  return entries.flatMap((entry) => {
    const own = entry.path === undefined ? above : `${above}/${entry.path}`
    const below = entry.children ? pageAddresses(entry.children, own) : []
    return entry.path === undefined && !entry.index ? below : [own === '' ? '/' : own, ...below]
  })
}

export interface Form {
  page: string
  action: string
  method: string
  multipart: boolean
  fields: [string, string][]
  fileField: string | undefined
  identity: IdentityName
}

const decode = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)
  return found ? decode(found[1] ?? '') : undefined
}

/** Plausible input for a field. */
function typed(tag: string, name: string): string {
  const given = attribute(tag, 'value')
  if (given) return given
  const type = attribute(tag, 'type')
  if (type === 'email') return 'fuzz@exemple.fr'
  if (type === 'password') return 'une phrase bien longue'
  return /number/i.test(name) ? '4242 4242 4242 4242' : 'Bonjour'
}

/** The forms of a page as it was sent, with what is filled in already. */
export function formsOf(html: string, page: string, identity: IdentityName): Form[] {
  return [...html.matchAll(/<form\b[^>]*>[\s\S]*?<\/form>/g)].map(([whole]) => {
    const head = /<form\b[^>]*>/.exec(whole)?.[0] ?? ''
    const tags = [...whole.matchAll(/<(?:input|textarea|select|button)\b[^>]*\sname="[^"]+"[^>]*>/g)].map(
      ([tag]) => tag,
    )
    const named = tags.map((tag) => ({ tag, name: attribute(tag, 'name') ?? '' }))
    const isFile = (tag: string) => attribute(tag, 'type') === 'file'
    return {
      page,
      action: attribute(head, 'action') ?? page,
      method: (attribute(head, 'method') ?? 'get').toUpperCase(),
      multipart: attribute(head, 'encType') === 'multipart/form-data',
      fields: named
        .filter(({ tag }) => !isFile(tag))
        .map(({ tag, name }): [string, string] => [name, typed(tag, name)]),
      fileField: named.find(({ tag }) => isFile(tag))?.name,
      identity,
    }
  })
}
