import { forbidden } from '../../../platform/errors/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import type { Permission } from '../../../platform/staff/index.ts'
import { endOfLegalDelay } from './calendar.ts'
import type { EndReason } from './machine.ts'

/** Article L221-18 of the consumer code. */
const withdrawalDays = 14

/** @throws 403 when the viewer orders for another user, or may not order */
export function requireOrderRight(viewer: Viewer, uid: string): void {
  if (viewer.uid !== uid || !viewer.acl.user) throw forbidden('Vous ne pouvez vous abonner que pour vous-même.')
}

export const withdrawalDeadline = (orderedAt: Date): Date => endOfLegalDelay(orderedAt, withdrawalDays)

interface Withdrawable {
  startedAt: Date | null
  endReason: EndReason | null
  /** given months: the user concluded no contract */
  gifted: boolean
}

/** A contract that ended within the period can be withdrawn from too, whatever ended it. */
export const mayWithdraw = ({ startedAt, endReason, gifted }: Withdrawable, now: Date): boolean =>
  !gifted && startedAt !== null && endReason !== 'withdrawn' && now <= withdrawalDeadline(startedAt)

/** Days for which an account is kept after a withdrawal: as long as the refund may take (article L221-24). */
export const keptAfterWithdrawalDays = 14

export const mayReadMembers: Permission = ({ acl }) => acl.admin || acl.support
export const mayChangeMembers: Permission = ({ acl }) => acl.admin
/** Support reads payments, receipts and subscriptions, and refunds up to the owner's ceiling. */
export const mayReadMoney: Permission = ({ acl }) => acl.admin || acl.support
/** Acts that members ask of support, at no cost to the owner: stop the renewal, pause, undo a plan, propose another plan. */
export const mayActOnSubscriptions: Permission = ({ acl }) => acl.admin || acl.support
export const mayGiveMonths: Permission = ({ acl }) => acl.admin
export const mayManageMoney: Permission = ({ acl }) => acl.admin
export const mayManageOffers: Permission = ({ acl }) => acl.admin
