import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { AppError, notFound } from '../../platform/errors/index.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
type Method = (typeof methods)[number]

function isMethod(method: string): method is Method {
  return (methods as readonly string[]).includes(method)
}

/** Methods of each address, gathered while routes register; routes that only refuse are hidden. */
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

/** Does a path such as /api/users/1 have the form `/users/:uid`? */
function hasForm(path: readonly string[], form: readonly string[]): boolean {
  return path.length === form.length && form.every((part, at) => part.startsWith(':') || part === path[at])
}

const parameters = (form: string): number => form.split('/:').length

/** Among matching patterns a static segment wins over a parameter, as in the router. */
function methodsAt(known: ReadonlyMap<string, ReadonlySet<Method>>, path: string): ReadonlySet<Method> | undefined {
  const parts = path.split('/')
  const forms = [...known.keys()].filter((form) => hasForm(parts, form.split('/')))
  const [form] = forms.sort((one, other) => parameters(one) - parameters(other))
  return form === undefined ? undefined : known.get(form)
}

/**
 * Answers unknown addresses below /api in the contract's form: a 405 with the allowed methods, else a 404.
 * A route for each of them would take 3 MB of memory.
 */
export function refuseUnknown(api: FastifyInstance, known: ReadonlyMap<string, ReadonlySet<Method>>): void {
  const refuse = async ({ method, url }: FastifyRequest) => {
    const allowed = methodsAt(known, url.replace(/\?.*/s, '').slice(api.prefix.length))
    const routed = method === 'HEAD' ? 'GET' : method
    // If the address has the request's method, the router refused its content: an invalid percent-encoding.
    if (!allowed || (isMethod(routed) && allowed.has(routed))) throw notFound()
    throw new AppError(405, 'method-not-allowed', 'Cette méthode n’est pas acceptée ici.', {
      headers: { allow: [...allowed].join(', ') },
    })
  }
  api.setNotFoundHandler(refuse)
  for (const url of ['', '/*']) api.route({ method: [...methods], url, schema: { hide: true }, handler: refuse })
}
