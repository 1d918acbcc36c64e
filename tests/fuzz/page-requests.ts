import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { forwardedAddressHeader, strangeHeaders } from './headers.ts'
import { hostileNames, hostileStrings } from './hostile.ts'
import { multipartPayload } from './multipart.ts'
import { hostileFields, jsonPayload, type Payload, urlEncoded } from './payloads.ts'
import { type FuzzRequest, identityNames } from './request.ts'
import { type Form, pageAddresses } from './site-map.ts'
import type { World } from './world.ts'

const encode = (text: string): string => encodeURIComponent(text.toWellFormed())
const addresses = pageAddresses()

/** Addresses besides the site’s routes: files, health, hosted payment pages, documents of the API. */
const others = [
  '/healthz',
  '/readyz',
  '/media/:uid/:file',
  '/media/og/:file',
  '/assets/:file',
  '/sandbox/checkout/:uid',
  '/sandbox/authentication/:uid',
  '/api/docs',
  '/api/openapi.json',
  '/__manifest',
]

function uidsFor(address: string, world: World): string[] {
  const of = (path: string) => (world.entities.get(path) ?? []).map(({ uid }) => uid)
  const [, first = '', second = ''] = address.split('/')
  if (first === 'article') return of('/content/articles')
  if (['authors', 'categories', 'tags'].includes(first)) return of(`/content/${first}`)
  if (first === 'contact') return world.tickets.contact.map(({ uid }) => uid)
  if (first === 'coaching') return world.tickets.coaching.map(({ uid }) => uid)
  if (first === 'media') return of('/content/media')
  return second === 'subscription' ? of('/subscriptions/payments') : []
}

/** Relay addresses that conversations request, for known and unknown tickets. */
const relayed = ({ tickets }: World): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom('contact', 'coaching', 'sales'),
      fc.constantFrom(...[...tickets.contact, ...tickets.coaching].map(({ uid }) => uid), randomUUID(), '%00'),
      fc.constantFrom('', '/messages', '/events', '/read', '/typing', '/attachments', '/transfers'),
    )
    .map(([type, uid, what]) => `support/${type}/tickets/${uid}${what}`)

function filled(part: string, address: string, world: World): fc.Arbitrary<string> {
  if (!/^[:*]/.test(part)) return fc.constant(part)
  if (part === ':result?') return fc.constantFrom('', 'success', 'failure', '%00')
  if (part === '*')
    return fc.oneof(
      fc.constantFrom('', 'nothing', 'staff/articles', 'staff/tickets/events', '..%2f..', 'a/'.repeat(500)),
      relayed(world),
    )
  const known = part === ':attachment' ? world.attachments : uidsFor(address, world)
  return fc.oneof(
    ...(known.length > 0 ? [{ arbitrary: fc.constantFrom(...known), weight: 6 }] : []),
    { arbitrary: fc.nat().map(() => randomUUID() as string), weight: 1 },
    { arbitrary: hostileStrings.map((text) => encode(text.slice(0, 2000))), weight: 1 },
    { arbitrary: fc.constantFrom('%', '%00', '..', 'p.png', 'x.webp', '320.avif'), weight: 1 },
  )
}

const target = (address: string, world: World): fc.Arbitrary<string> =>
  fc.tuple(...address.split('/').map((part) => filled(part, address, world))).map((parts) => parts.join('/') || '/')

const queryName = fc.oneof(
  fc.constantFrom(
    'q',
    'page',
    'pages',
    't',
    'token',
    'redirect',
    'uid',
    'categories',
    'tags',
    'success',
    'cashback',
    '_routes',
    'index',
    'cursor',
  ),
  hostileNames('q'),
  hostileNames('categories').map((name) => name.slice(0, 3000)),
)

const query: fc.Arbitrary<string> = fc
  .array(fc.tuple(queryName, fc.oneof(fc.constantFrom('1', '2', 'vie', 'success'), hostileStrings)), { maxLength: 4 })
  .map((pairs) =>
    pairs.map(([name, value]) => `${encode(name.slice(0, 3000))}=${encode(value.slice(0, 2000))}`).join('&'),
  )
  .map((text) => (text === '' ? '' : `?${text}`))

/** Suffix of the page itself, or of its data, which the site’s script requests. */
const suffix = fc.oneof({ arbitrary: fc.constant(''), weight: 4 }, { arbitrary: fc.constant('.data'), weight: 1 })

const visits = (world: World): fc.Arbitrary<FuzzRequest> =>
  fc.constantFrom(...addresses, ...others).chain((address) =>
    fc
      .record({
        path: target(address, world),
        suffix,
        query,
        identity: fc.constantFrom(...identityNames),
        from: forwardedAddressHeader,
        strange: strangeHeaders,
        method: fc.oneof(
          { arbitrary: fc.constant('GET'), weight: 12 },
          { arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'DELETE', 'PROPFIND'), weight: 1 },
        ),
      })
      .map(({ path, suffix, query, identity, from, strange, method }) => ({
        name: `page ${address}`,
        method,
        target: `${path}${suffix}${query}`,
        identity,
        headers: [from, ...strange],
        times: 1,
        parallel: false,
      })),
  )

/** Body of a form; sometimes in the other encoding, or as JSON. */
function sent(form: Form, fields: fc.Arbitrary<Form['fields']>): fc.Arbitrary<Payload> {
  const hostile = fields.chain(hostileFields)
  const multipart = multipartPayload(hostile, form.fileField ?? 'files')
  const [usual, unusual] = form.multipart ? [multipart, hostile.map(urlEncoded)] : [hostile.map(urlEncoded), multipart]
  return fc.oneof(
    { arbitrary: usual, weight: 12 },
    { arbitrary: unusual, weight: 2 },
    { arbitrary: jsonPayload(fc.jsonValue()), weight: 1 },
  )
}

/** A form is sent with a new Idempotency-Key, or with the one in its page. */
const withKey = (form: Form): fc.Arbitrary<Form['fields']> =>
  fc
    .boolean()
    .map((fresh) =>
      form.fields.map(([name, value]): [string, string] => [
        name,
        fresh && name === 'idempotencyKey' ? randomUUID() : value,
      ]),
    )

const submissions = (forms: readonly Form[], world: World): fc.Arbitrary<FuzzRequest> =>
  fc.constantFrom(...forms).chain((form) =>
    fc
      .record({
        action: fc.oneof(
          { arbitrary: fc.constant(form.action), weight: 8 },
          { arbitrary: fc.constantFrom(...addresses).chain((address) => target(address, world)), weight: 1 },
        ),
        suffix,
        payload: sent(form, withKey(form)),
        identity: fc.oneof(fc.constant(form.identity), fc.constantFrom(...identityNames)),
        from: forwardedAddressHeader,
        strange: strangeHeaders,
        times: fc.oneof({ arbitrary: fc.constant(1), weight: 8 }, { arbitrary: fc.constantFrom(2, 4), weight: 1 }),
        parallel: fc.boolean(),
      })
      .map(({ action, suffix, payload, identity, from, strange, times, parallel }) => {
        const [path = '/', ...search] = action.split('?')
        return {
          name: `form ${form.page}`,
          method: 'POST',
          target: [`${path}${suffix}`, ...search].join('?'),
          identity,
          headers: [...payload.headers, from, ...strange],
          body: payload.body,
          mayBeCut: payload.mayBeCut ?? false,
          times,
          parallel,
        }
      }),
  )

export const pageRequests = (forms: readonly Form[], world: World): fc.Arbitrary<FuzzRequest> =>
  forms.length === 0 ? visits(world) : fc.oneof(visits(world), submissions(forms, world))
