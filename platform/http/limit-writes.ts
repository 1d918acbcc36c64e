import type { FastifyRequest } from 'fastify'
import type { AnyCall } from '../../contracts/call.ts'
import {
  defaultWritesPerDay,
  exemptWrites,
  presenceCallIds,
  rateLimits,
} from '../../contracts/rate-limits/rate-limits.ts'
import type { Limit, LimitUse } from '../limits/index.ts'
import type { Viewer } from '../sessions/index.ts'

const isStaff = ({ acl }: Viewer): boolean => Boolean(acl.admin || acl.editor || acl.writer || acl.coach || acl.support)

const exports: readonly string[] = rateLimits.exportsOf.calls

function limitsOf(call: AnyCall, viewer: Viewer | null): Limit[] {
  if (exports.includes(call.id)) return [rateLimits.exportsOf]
  if (call.method === 'GET' || call.id in exemptWrites) return []
  if (presenceCallIds.includes(call.id)) return [rateLimits.signalsOf]
  return viewer && isStaff(viewer)
    ? [rateLimits.writesOfStaff, rateLimits.writesOfStaffOfDay]
    : [rateLimits.writesOf, rateLimits.writesOfDay]
}

/**
 * The limits that a call shares with other writes or exports, counted by user, or by a visitor's network.
 * @param writesPerDay scales the limits; 0: no limits
 */
export function commonUses(
  call: AnyCall,
  { viewer, author, ip }: Pick<FastifyRequest, 'viewer' | 'author' | 'ip'>,
  writesPerDay: number,
): LimitUse[] {
  const limits = limitsOf(call, viewer)
  if (writesPerDay === 0 || limits.length === 0) return []
  const scaled = (limit: Limit): Limit => ({
    ...limit,
    most: Math.ceil((limit.most * writesPerDay) / defaultWritesPerDay),
  })
  const person = viewer?.uid ?? author
  return person === null ? [[scaled(rateLimits.writesFrom), ip]] : limits.map((limit) => [scaled(limit), person])
}
