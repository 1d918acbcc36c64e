import type { FastifyInstance } from 'fastify'
import { isWithinJsonBounds } from '../../contracts/json-bounds.ts'
import { AppError } from '../../platform/errors/index.ts'

const excessive = () =>
  new AppError(400, 'invalid-argument', 'Le corps de la demande est trop profond ou compte trop de valeurs.')

/**
 * JSON is the only type the API reads (uploads and webhooks bring their own parsers); any other is a 415. An empty body
 * declared as JSON counts as no body; the route's schema decides whether one is required.
 */
export function acceptJson(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error')
  api.removeContentTypeParser(['application/json', 'text/plain'])
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string
    if (text === '') done(null, undefined)
    else if (isWithinJsonBounds(text)) parse(request, text, done)
    else done(excessive())
  })
}
