import type { StaffTrafficToken } from '../../../contracts/subscriptions/staff-offers.ts'

/** An access code has the limits of a reduction code, of which it uses some. */
export const limitsOf = ({ active, expires, isValid }: StaffTrafficToken) => ({
  active,
  isValid,
  from: null,
  until: expires,
  uses: null,
  usedBy: 0,
})
