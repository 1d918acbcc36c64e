import type { Viewer } from '../../platform/sessions/index.ts'
import type { Permission } from '../../platform/staff/index.ts'
import type { User } from '../accounts/index.ts'
import { mayReadFreely, type TicketRow } from '../support/index.ts'

/** Discussions belong to the subscription: they end with it. */
export const mayDiscuss: Permission = ({ acl }) => acl.vip

/** Discussions are assigned only to coaches who are not suspended. */
export const mayCoach = (user: Pick<User, 'suspendedAt'> & { roles: readonly string[] }): boolean =>
  !user.suspendedAt && user.roles.includes('coach')

export const mayProposeTransfers: Permission = ({ acl }) => acl.coach || acl.admin

/** Who goes on with discussions of a coach who leaves is the owner's to propose. */
export const mayArrangeDepartures: Permission = ({ acl }) => acl.admin

/** Only who answers members needs to know them; which member is each discussion's question. */
export const mayHaveCard: Permission = ({ acl }) => acl.coach

/** A coach has their own sheet and credentials; an admin those of any coach. */
export const mayHaveCredential = (viewer: Viewer, { coachUid }: { coachUid: string }): boolean =>
  viewer.acl.admin || (viewer.acl.coach && viewer.uid === coachUid)

/** To whom a discussion was to be handed on says nothing of what was said in it: the owner sees it too. */
export const mayReadTransfers = (viewer: Viewer, ticket: TicketRow): boolean =>
  mayReadFreely(viewer, ticket) || viewer.acl.admin

/** Coaches choose among the themes; who changes what readers see writes them. */
export const mayReadThemes: Permission = (viewer) => mayWriteThemes(viewer) || viewer.acl.coach
export const mayWriteThemes: Permission = ({ acl }) => acl.editor || acl.admin

/** A coach has a sheet of their own; an admin decides what is public. */
export const mayReadProfiles: Permission = ({ acl }) => acl.coach || acl.admin
export const mayPublishProfiles: Permission = ({ acl }) => acl.admin
