import type { FastifyRequest } from 'fastify'
import { forbidden, unauthorized } from '../errors/index.ts'
import type { Role, Viewer } from '../sessions/index.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** null where no valid Bearer token was sent */
    viewer: Viewer | null
  }
}

/** @throws 401 */
export function requireViewer(request: FastifyRequest): Viewer {
  if (!request.viewer) throw unauthorized()
  return request.viewer
}

/** @throws 401, or 403 where she holds none of the roles */
export function requireRole(request: FastifyRequest, ...allowed: Role[]): Viewer {
  const viewer = requireViewer(request)
  if (!allowed.some((role) => viewer.acl[role])) throw forbidden()
  return viewer
}
