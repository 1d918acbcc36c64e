import type { FastifyRequest } from 'fastify'

/**
 * Maximum age of an answer that the caller accepts: `max-age` of the request's `Cache-Control`.
 * @param unsaid default if the header is missing
 * @returns seconds; 0 for `no-cache` and any other value of the header
 */
export function acceptedAge({ headers }: Pick<FastifyRequest, 'headers'>, unsaid: number): number {
  const control = headers['cache-control']
  if (control === undefined) return unsaid
  return Number(/(?:^|[\s,])max-age=(\d{1,9})(?:$|[\s,])/i.exec(control)?.[1] ?? 0)
}
