import type { FastifyRequest } from 'fastify'

/**
 * How old an answer the caller accepts: `max-age` of the request's `Cache-Control`.
 * @param unsaid where the caller does not say
 * @returns seconds; 0 for `no-cache` and whatever else the header says
 */
export function acceptedAge({ headers }: Pick<FastifyRequest, 'headers'>, unsaid: number): number {
  const control = headers['cache-control']
  if (control === undefined) return unsaid
  return Number(/(?:^|[\s,])max-age=(\d{1,9})(?:$|[\s,])/i.exec(control)?.[1] ?? 0)
}
