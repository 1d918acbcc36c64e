import { isStaff, type Viewer } from './viewer.ts'

/** Properties of the reader that shared pages may depend on. */
export interface Audience {
  readonly signedIn: boolean
  readonly vip: boolean
  readonly staff: boolean
}

const entitlements = {
  member: { signedIn: true, vip: false, staff: false },
  subscriber: { signedIn: true, vip: true, staff: false },
  staff: { signedIn: true, vip: false, staff: true },
  staffSubscriber: { signedIn: true, vip: true, staff: true },
} as const satisfies Record<string, Audience>

/** Tells whether to show the offer: not to subscribers or staff. */
export const canSeeOffer = ({ vip, staff }: Pick<Audience, 'vip' | 'staff'>): boolean => !vip && !staff

/** Readers with the same entitlement share the same cached pages. */
export type Entitlement = keyof typeof entitlements

export const visitors: Audience = { signedIn: false, vip: false, staff: false }

type Held = Pick<Viewer, 'roles'>

export function entitlementOf(viewer: Held): Entitlement {
  const vip = viewer.roles.includes('vip')
  if (isStaff(viewer)) return vip ? 'staffSubscriber' : 'staff'
  return vip ? 'subscriber' : 'member'
}

export const audienceOf = (entitlement: Entitlement): Audience => entitlements[entitlement]

export const audienceFor = (viewer: Held | null): Audience => (viewer ? audienceOf(entitlementOf(viewer)) : visitors)
