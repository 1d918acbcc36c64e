import type { FastifyRequest } from 'fastify'
import type { AnyCall } from '../../contracts/call.ts'
import { countedOtherwise, rateLimits, signals, usualWritesADay } from '../../contracts/rate-limits/rate-limits.ts'
import type { Limit, Use } from '../limits/index.ts'
import type { Viewer } from '../sessions/index.ts'

const isStaff = ({ acl }: Viewer): boolean => Boolean(acl.admin || acl.editor || acl.writer || acl.coach || acl.support)

const exports: readonly string[] = rateLimits.exportsOf.calls

function limitsOf(call: AnyCall, viewer: Viewer | null): Limit[] {
  if (exports.includes(call.id)) return [rateLimits.exportsOf]
  if (call.method === 'GET' || call.id in countedOtherwise) return []
  if (signals.includes(call.id)) return [rateLimits.signalsOf]
  return viewer && isStaff(viewer)
    ? [rateLimits.writesOfStaff, rateLimits.writesOfStaffOfDay]
    : [rateLimits.writesOf, rateLimits.writesOfDay]
}

/**
 * The common limits of a call: for a write by its user, or by a visitor's network; for an export.
 * @param writesPerDay scales the limits; 0: no limits
 */
export function commonUses(
  call: AnyCall,
  { viewer, author, ip }: Pick<FastifyRequest, 'viewer' | 'author' | 'ip'>,
  writesPerDay: number,
): Use[] {
  const limits = limitsOf(call, viewer)
  if (writesPerDay === 0 || limits.length === 0) return []
  const scaled = (limit: Limit): Limit => ({ ...limit, most: Math.ceil((limit.most * writesPerDay) / usualWritesADay) })
  const person = viewer?.uid ?? author
  return person === null ? [[scaled(rateLimits.writesFrom), ip]] : limits.map((limit) => [scaled(limit), person])
}
