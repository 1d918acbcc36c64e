import type { Viewer } from '../../platform/sessions/index.ts'
import type { Permission } from '../../platform/staff/index.ts'
import type { User } from '../accounts/index.ts'
import { mayReadFreely, type TicketRow } from '../support/index.ts'

/** Discussions belong to the subscription: they end with it. */
export const mayDiscuss: Permission = ({ acl }) => acl.vip

export const mayCoach = (user: Pick<User, 'suspendedAt'> & { roles: readonly string[] }): boolean =>
  !user.suspendedAt && user.roles.includes('coach')

export const mayProposeTransfers: Permission = ({ acl }) => acl.coach || acl.admin

/** Only the owner proposes successors for a coach who leaves. */
export const mayArrangeDepartures: Permission = ({ acl }) => acl.admin

/** Only coaches answer members and need their cards. The discussion decides which member's card they see. */
export const mayReadMemberCard: Permission = ({ acl }) => acl.coach

/** Coaches access their own sheet and credentials, admins those of any coach. */
export const mayAccessCredential = (viewer: Viewer, { coachUid }: { coachUid: string }): boolean =>
  viewer.acl.admin || (viewer.acl.coach && viewer.uid === coachUid)

/** Transfers do not reveal what was said in the discussion, so admins see them too. */
export const mayReadTransfers = (viewer: Viewer, ticket: TicketRow): boolean =>
  mayReadFreely(viewer, ticket) || viewer.acl.admin

/** Coaches choose from the themes; editors and admins write them. */
export const mayReadThemes: Permission = (viewer) => mayWriteThemes(viewer) || viewer.acl.coach
export const mayWriteThemes: Permission = ({ acl }) => acl.editor || acl.admin

/** A coach has a sheet of their own; an admin decides what is public. */
export const mayReadProfiles: Permission = ({ acl }) => acl.coach || acl.admin
export const mayPublishProfiles: Permission = ({ acl }) => acl.admin
