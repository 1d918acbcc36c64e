import type { FastifyInstance } from 'fastify'

/** JSON is the only type the API reads (uploads and webhooks bring their own parsers); any other is a 415. A client that says JSON and sends nothing means that there is no body; the route's schema says whether one is needed. */
export function acceptEmptyBodies(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error')
  api.removeContentTypeParser(['application/json', 'text/plain'])
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body as string, done)
  })
}
