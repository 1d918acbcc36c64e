import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors/index.ts'
import { networkOf } from '../limits/network-of.ts'
import { createWorkSlots, type WorkSlot } from './work-slots.ts'

const retrySeconds = 5
const waitMilliseconds = 5000

export interface ConcurrencyLimit {
  inAll: number
  /** maximum from one address, so that one client cannot take all slots */
  fromOne: number
  /** how long one more request waits for a slot before it is refused */
  waitMilliseconds?: number
  /** message for a request beyond the limit (default: many files are arriving) */
  message?: string
}

const manyFiles = 'Beaucoup de fichiers arrivent en ce moment. Réessayez bientôt.'

const busy = (message: string) =>
  new AppError(503, 'not-ready', message, { headers: { 'retry-after': String(retrySeconds) } })

/** @returns whether there was a free slot in time */
async function entersWithin(milliseconds: number, slot: WorkSlot): Promise<boolean> {
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    slot.leave()
  }, milliseconds)
  await slot.enter()
  clearTimeout(timer)
  return !isLate
}

/**
 * A hook for `onRequest` that limits concurrent requests, because each holds its whole content in memory. A further request waits
 * with its body unread, and is refused if no slot is free in time.
 */
export function limitAtOnce({
  inAll,
  fromOne,
  waitMilliseconds: patience = waitMilliseconds,
  message = manyFiles,
}: ConcurrencyLimit) {
  const slots = createWorkSlots({ atOnce: inAll, fromOneAddress: fromOne })
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const slot = slots.slotFor(networkOf(request.ip))
    finished(reply.raw, () => slot.leave())
    if (!(await entersWithin(patience, slot))) throw busy(message)
  }
}
