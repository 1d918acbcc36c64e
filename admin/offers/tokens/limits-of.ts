import type { StaffTrafficToken } from '../../../contracts/subscriptions/staff-offers.ts'

/** The limits of an access code in the form of a reduction code's; it has no start and no limit of uses. */
export const limitsOf = ({ active, expires, isValid }: StaffTrafficToken) => ({
  active,
  isValid,
  from: null,
  until: expires,
  uses: null,
  usedBy: 0,
})
