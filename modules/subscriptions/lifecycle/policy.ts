import { forbidden } from '../../../platform/errors/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import type { Permission } from '../../../platform/staff/index.ts'
import { endOfLegalDelay } from './calendar.ts'
import type { EndReason } from './machine.ts'

/** Article L221-18 of the consumer code. */
const withdrawalDays = 14

/** @throws 403 when the viewer orders for another user, or may not order */
export function mayOrder(viewer: Viewer, uid: string): void {
  if (viewer.uid !== uid || !viewer.acl.user) throw forbidden('Vous ne pouvez vous abonner que pour vous-même.')
}

export const withdrawalDeadline = (orderedAt: Date): Date => endOfLegalDelay(orderedAt, withdrawalDays)

interface Withdrawable {
  startedAt: Date | null
  endReason: EndReason | null
  /** given months: the user concluded no contract */
  gifted: boolean
}

/** Also from a contract that ended within the period, whatever ended it: the right does not end with it. */
export const mayWithdraw = ({ startedAt, endReason, gifted }: Withdrawable, now: Date): boolean =>
  !gifted && startedAt !== null && endReason !== 'withdrawn' && now <= withdrawalDeadline(startedAt)

/** While an account is kept after a withdrawal: as long as the refund may take (article L221-24). */
export const keptAfterWithdrawalDays = 14

export const mayReadMembers: Permission = ({ acl }) => acl.admin || acl.support
export const mayChangeMembers: Permission = ({ acl }) => acl.admin
/** Support reads payments, receipts and subscriptions, and refunds up to the owner's ceiling. */
export const mayReadMoney: Permission = ({ acl }) => acl.admin || acl.support
/** Stop the renewal, pause, undo a plan, propose another one: the member asks support, who may cost the owner nothing by it. */
export const mayActOnSubscriptions: Permission = ({ acl }) => acl.admin || acl.support
/** Months are the owner's to give. */
export const mayGiveMonths: Permission = ({ acl }) => acl.admin
export const mayManageMoney: Permission = ({ acl }) => acl.admin
export const mayManageOffers: Permission = ({ acl }) => acl.admin
