import type { FastifyInstance, FastifyRequest } from 'fastify'
import { beginSpan, type Span } from '../../platform/tracing/index.ts'

/**
 * Creates a span for each request, named by its route's pattern. The site's own API calls belong to their page.
 * The context is entered again before the handler: reading the body ends the earlier one.
 */
export function traceRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { method } = request
    const span = beginSpan(() => ({ kind: 'request', name: method, attributes: { 'http.request.method': method } }))
    if (!span) return done()
    spans.set(request, span)
    span.within(done)
  })
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.within(done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const status = reply.statusCode
    spans.get(request)?.end({
      attributes: { 'http.route': route, 'http.response.status_code': status },
      ...(route === '*' ? { page: request.url.split('?')[0] ?? '/' } : {}),
      ...(status >= 500 ? { failed: String(status) } : {}),
    })
    done()
  })
}
