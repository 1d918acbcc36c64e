import { z } from 'zod'
import { defineCall } from './call.ts'
import { codePoints, isoDateTime, normalizedEmail } from './forms.ts'
import { payload } from './paging.ts'
import { subscription } from './subscriptions.ts'

/** `cancel`: to the end of what is paid. `withdraw`: at once, within the law’s fourteen days. */
export const contractAct = z.enum(['cancel', 'withdraw'])
export type ContractAct = z.output<typeof contractAct>

const token = codePoints(1, 500)

export const requestContractLink = defineCall({
  id: 'requestContractLink',
  method: 'POST',
  path: '/contract-links',
  summary: 'Mail a link that ends a contract without signing in, where there is one',
  access: 'public',
  idempotent: true,
  body: z.strictObject({ email: normalizedEmail, act: contractAct }),
  status: 202,
})

/** The contract behind a mailed link; `subscription` is null once it is over. */
export const linkedContract = z
  .object({
    email: z.string(),
    /** the profile's; null where she gave none */
    name: z.string().nullable(),
    act: contractAct,
    expires: isoDateTime,
    subscription: subscription.nullable(),
  })
  .meta({ id: 'LinkedContract' })
export type LinkedContract = z.output<typeof linkedContract>

/** A POST, though it changes nothing: what opens a contract has no place in an address. */
export const readContractLink = defineCall({
  id: 'readContractLink',
  method: 'POST',
  path: '/contract-links/read',
  summary: 'The contract that a mailed link is for',
  access: 'public',
  idempotent: true,
  body: z.strictObject({ token }),
  status: 200,
  answer: payload(linkedContract),
})

export const useContractLink = defineCall({
  id: 'useContractLink',
  method: 'POST',
  path: '/contract-links/use',
  summary: 'End the contract that a mailed link is for, as the link says; twice is once',
  access: 'public',
  idempotent: true,
  body: z.strictObject({ token }),
  status: 202,
})
