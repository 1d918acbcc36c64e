import type { Viewer } from '../sessions/index.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** null where no valid Bearer token was sent */
    viewer: Viewer | null
  }
}
