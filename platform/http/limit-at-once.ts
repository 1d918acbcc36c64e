import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors/index.ts'

const retrySeconds = 5

/** A hook for `onRequest` that turns requests away while that many are being answered: each holds its whole body in memory. */
export function limitAtOnce(most: number) {
  let running = 0
  return async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (running >= most) {
      throw new AppError(503, 'not-ready', 'Beaucoup de fichiers arrivent en ce moment. Réessayez bientôt.', {
        headers: { 'retry-after': String(retrySeconds) },
      })
    }
    running += 1
    finished(reply.raw, () => {
      running -= 1
    })
  }
}
