import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { AppError, notFound } from '../platform/errors/index.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
type Method = (typeof methods)[number]

function isMethod(method: string): method is Method {
  return (methods as readonly string[]).includes(method)
}

/** What exists under each address, gathered while the routes register; those that only refuse are hidden ones. */
export function gatherMethods(api: FastifyInstance): Map<string, Set<Method>> {
  const known = new Map<string, Set<Method>>()
  api.addHook('onRoute', ({ url, method, schema }: RouteOptions) => {
    if (url.includes('*') || schema?.hide) return
    const path = url.slice(api.prefix.length)
    const set = known.get(path) ?? new Set()
    for (const one of [method].flat()) if (isMethod(one)) set.add(one)
    known.set(path, set)
  })
  return known
}

const methodNotAllowed = (allowed: ReadonlySet<Method>) =>
  new AppError(405, 'method-not-allowed', 'Cette méthode n’est pas acceptée ici.', {
    headers: { allow: [...allowed].join(', ') },
  })

/** A known address with another method is a 405 that names what is allowed. */
export function refuseOtherMethods(app: FastifyInstance, known: ReadonlyMap<string, ReadonlySet<Method>>): void {
  for (const [url, allowed] of [...known]) {
    const others = methods.filter((method) => !allowed.has(method))
    if (others.length === 0) continue
    app.route({
      method: others,
      url,
      schema: { hide: true },
      handler: async () => {
        throw methodNotAllowed(allowed)
      },
    })
  }
}

/** Does a path such as /api/users/1 have the form `/users/:uid`? */
function hasForm(path: readonly string[], form: readonly string[]): boolean {
  return path.length === form.length && form.every((part, at) => part.startsWith(':') || part === path[at])
}

/**
 * Everything else below /api is in the contract's form, and not a page of the site: a 404, or a 405 where the address is
 * known and its method is one that the router has no routes for (PROPFIND, TRACE).
 */
export function refuseUnknown(api: FastifyInstance, known: ReadonlyMap<string, ReadonlySet<Method>>): void {
  const refuse = async ({ method, url }: FastifyRequest) => {
    if (isMethod(method) || method === 'HEAD') throw notFound()
    const path = url.replace(/\?.*/s, '').slice(api.prefix.length).split('/')
    for (const [form, allowed] of known) if (hasForm(path, form.split('/'))) throw methodNotAllowed(allowed)
    throw notFound()
  }
  api.setNotFoundHandler(refuse)
  for (const url of ['', '/*']) api.route({ method: [...methods], url, schema: { hide: true }, handler: refuse })
}
