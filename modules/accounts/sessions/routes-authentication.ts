import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RequestScopes } from '../../../platform/http/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { authenticate } from './authenticate.ts'

/** The hook that sets `request.viewer` before any route runs. */
export function createAuthenticator(platform: OpenedPlatform, scopes: RequestScopes) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const scope = scopes.of(request)
    request.scope = scope ?? null
    if (scope?.reader) {
      request.viewer = scope.reader
      return
    }
    const authenticated = await authenticate(platform, request.headers.authorization, scope)
    request.viewer = authenticated?.viewer ?? null
    if (authenticated?.nextToken) reply.header('x-next-token', authenticated.nextToken)
  }
}
