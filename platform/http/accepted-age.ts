import type { FastifyRequest } from 'fastify'

/**
 * How old an answer the caller accepts: `max-age` of the request's `Cache-Control`.
 * @returns seconds; 0 where the caller does not say: it reads what it has just written
 */
export function acceptedAge({ headers }: Pick<FastifyRequest, 'headers'>): number {
  return Number(/(?:^|[\s,])max-age=(\d{1,9})(?:$|[\s,])/i.exec(headers['cache-control'] ?? '')?.[1] ?? 0)
}
