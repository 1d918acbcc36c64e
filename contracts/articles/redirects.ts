import { z } from 'zod'
import { defineCall } from '../call.ts'
import { isoDateTime, lengthProblem, oneOrMany, rule, uuid, version } from '../forms.ts'
import { messages } from '../messages.ts'
import { payload } from '../paging.ts'
import * as staff from '../staff.ts'

const maxPath = 500

/** A page of this site: neither another site's nor a protocol-relative address. */
const isOwnPath = (value: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/.test(value) && URL.canParse(value, 'https://site.invalid')

const path = (pattern: (value: string) => boolean) =>
  z
    .string()
    .check(
      rule((value) => {
        const problem = lengthProblem(value, 1, maxPath, messages.between)
        return problem ?? (pattern(value) ? undefined : messages.path)
      }),
    )
    .meta({ minLength: 1, maxLength: maxPath })

const source = path((value) => isOwnPath(value) && !/[?#]/.test(value) && value !== '/')
const target = path(isOwnPath)

/** `merge`, `move`: the site made it; `import`: from the site that an import came from. */
export const redirectOrigin = z.enum(['manual', 'merge', 'move', 'import'])
export type RedirectOrigin = z.output<typeof redirectOrigin>

export const staffRedirect = z
  .object({
    uid: uuid,
    source: z.string().meta({ description: 'The address that is no more, without a query' }),
    target: z.string(),
    origin: redirectOrigin,
    date: isoDateTime,
    version,
  })
  .meta({ id: 'StaffRedirect' })
export type StaffRedirect = z.output<typeof staffRedirect>

const fields = { source, target }
const decided = staff.readOnlyFields('uid', 'origin', 'date')

const redirect = staff.resource({
  path: 'redirects',
  one: 'StaffRedirect',
  many: 'StaffRedirects',
  params: staff.byUuid,
  entity: staffRedirect,
})
export const staffRedirects = {
  ...redirect.list(['source', 'target', 'date', 'uid'], {
    ...staff.uuidFilter,
    origin: oneOrMany(redirectOrigin).optional(),
  }),
  ...redirect.get(),
  ...redirect.create(z.strictObject(fields)),
  ...redirect.change(fields, decided),
  ...redirect.remove(),
}

export const findRedirect = defineCall({
  id: 'findRedirect',
  method: 'GET',
  path: '/content/redirects',
  summary: 'Where an address of the site that is no more leads to; 404: nowhere',
  access: 'public',
  query: z.object({ path: path(isOwnPath) }),
  answer: payload(z.object({ target: z.string() })),
})
