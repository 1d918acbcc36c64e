import { forbidden } from '../../platform/errors/index.ts'
import type { Viewer } from '../../platform/sessions/index.ts'
import { endOfDay } from './calendar.ts'

/** The law's delay; its days are counted from the one after the order and end at midnight in Paris. */
const withdrawalDays = 14

/** @throws 403 where she orders for somebody else, or may not order */
export function mayOrder(viewer: Viewer, uid: string): void {
  if (viewer.uid !== uid || !viewer.acl.user) throw forbidden('Vous ne pouvez vous abonner que pour vous-même.')
}

export const withdrawalDeadline = (orderedAt: Date): Date => endOfDay(orderedAt, withdrawalDays)

export const mayWithdraw = (orderedAt: Date, now: Date): boolean => now <= withdrawalDeadline(orderedAt)
