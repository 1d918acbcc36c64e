import type { FastifyInstance, RouteOptions } from 'fastify'
import { AppError, notFound } from '../platform/errors/index.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
type Method = (typeof methods)[number]

function isMethod(method: string): method is Method {
  return (methods as readonly string[]).includes(method)
}

/** What exists under each address, gathered while the routes register. */
export function gatherMethods(api: FastifyInstance): Map<string, Set<Method>> {
  const known = new Map<string, Set<Method>>()
  api.addHook('onRoute', ({ url, method }: RouteOptions) => {
    if (url.includes('*')) return
    const path = url.slice(api.prefix.length)
    const set = known.get(path) ?? new Set()
    for (const one of [method].flat()) if (isMethod(one)) set.add(one)
    known.set(path, set)
  })
  return known
}

/** A known address with another method is a 405 that names what is allowed. */
export function refuseOtherMethods(app: FastifyInstance, known: ReadonlyMap<string, ReadonlySet<Method>>): void {
  for (const [url, allowed] of [...known]) {
    const others = methods.filter((method) => !allowed.has(method))
    if (others.length === 0) continue
    const allow = [...allowed].join(', ')
    app.route({
      method: others,
      url,
      schema: { hide: true },
      handler: async () => {
        throw new AppError(405, 'method-not-allowed', 'Cette méthode n’est pas acceptée ici.', {
          headers: { allow },
        })
      },
    })
  }
}

/** Everything else below /api is a 404 in the contract's form, and not a page of the site. */
export function refuseUnknown(api: FastifyInstance): void {
  const refuse = async () => {
    throw notFound()
  }
  api.setNotFoundHandler(refuse)
  for (const url of ['', '/*']) api.route({ method: [...methods], url, schema: { hide: true }, handler: refuse })
}
