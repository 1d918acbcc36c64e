import type { StaffTrafficToken } from '../../../contracts/subscriptions/staff-offers.ts'

/** An access code's limits in the shape of a reduction code's. An access code has no start and no limit of uses. */
export const limitsOf = ({ active, expires, isValid }: StaffTrafficToken) => ({
  active,
  isValid,
  from: null,
  until: expires,
  uses: null,
  usedBy: 0,
})
