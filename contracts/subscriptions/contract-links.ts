import { z } from 'zod'
import { defineCall } from '../call.ts'
import { codePoints, isoDate, isoDateTime, normalizedEmail, text } from '../forms.ts'
import { messages } from '../messages.ts'
import { payload } from '../paging.ts'
import { subscription } from './subscriptions.ts'

/** `cancel`: at the end of the paid period. `withdraw`: at once, within the law’s fourteen days. */
export const contractAct = z.enum(['cancel', 'withdraw'])
export type ContractAct = z.output<typeof contractAct>

const token = codePoints(1, 500)

/** The company that the contract is concluded with. */
export const seller = z
  .object({
    name: z.string(),
    postalAddress: z.string(),
    /** legal form, register and VAT number; null before the owner has entered them */
    identity: z.string().nullable(),
    email: z.string().nullable(),
  })
  .meta({ id: 'Seller' })
export type Seller = z.output<typeof seller>

export const getSeller = defineCall({
  id: 'getSeller',
  method: 'GET',
  path: '/subscriptions/seller',
  summary: 'The company that contracts are concluded with, as the pages that end one name it',
  access: 'public',
  answer: payload(seller),
})

/** `39AF-0B21-77C4`, as mails and pages give it. */
export const typedReference = z
  .string()
  .trim()
  .regex(/^[0-9a-f]{4}(?:[\s-]?[0-9a-f]{4}){2}$/i)
  .transform((typed) => typed.replaceAll(/[\s-]/g, '').toLowerCase())

/** A contract is named by the address of its account or by its reference. */
const contractNameShape = { email: normalizedEmail.optional(), reference: typedReference.optional() }
const namesContract = ({ email, reference }: { email?: string | undefined; reference?: string | undefined }) =>
  email !== undefined || reference !== undefined

export const requestContractLink = defineCall({
  id: 'requestContractLink',
  method: 'POST',
  path: '/contract-links',
  summary: 'Mail a link that ends a contract without signing in, where there is one, to the address of its account',
  access: 'public',
  idempotent: true,
  body: z
    .strictObject({ ...contractNameShape, act: contractAct })
    .refine(namesContract, { error: messages.required, path: ['email'] }),
  status: 202,
})

/** Declaration of a user who ends a contract (articles D215-2 and D221-5 of the consumer code). */
export const contractDeclaration = z.strictObject({
  name: text(1, 120),
  /** recipient of the confirmation, besides the address of the account */
  email: normalizedEmail,
  /** the day on which a cancellation shall take effect; without one: the end of the paid period */
  wishedOn: isoDate.optional(),
})
export type ContractDeclaration = z.output<typeof contractDeclaration>

const heldContractShape = {
  /** null once the account is erased */
  email: z.string().nullable(),
  /** null if the user gave none */
  name: z.string().nullable(),
  /** contract that can still be cancelled or withdrawn from; null: none */
  subscription: subscription.nullable(),
  mayWithdraw: z.boolean(),
  /** end of the gifted months, which remain if the user withdraws now */
  givenUntil: isoDateTime.nullable(),
  /** a cancellation was received */
  cancelled: z.boolean(),
  /** a withdrawal was received */
  withdrawn: z.boolean(),
}

/** The user's contract, on the pages that end it. */
export const heldContract = z.object(heldContractShape).meta({ id: 'HeldContract' })
export type HeldContract = z.output<typeof heldContract>

/** The contract behind a mailed link. */
export const linkedContract = z
  .object({ ...heldContractShape, act: contractAct, expires: isoDateTime })
  .meta({ id: 'LinkedContract' })
export type LinkedContract = z.output<typeof linkedContract>

export const getOwnContract = defineCall({
  id: 'getOwnContract',
  method: 'GET',
  path: '/subscriptions/contract',
  summary: 'One’s own contract, as the pages that end it show it; null without one',
  access: 'session',
  answer: payload(heldContract.nullable()),
})

export const endOwnContract = defineCall({
  id: 'endOwnContract',
  method: 'POST',
  path: '/subscriptions/contract/end',
  summary: 'Cancel or withdraw with a declaration, which the mailed confirmation repeats; twice is once',
  access: 'session',
  idempotent: true,
  body: z.strictObject({ act: contractAct, declaration: contractDeclaration }),
  status: 202,
})

/** A POST, although it changes nothing: a token that gives access to a contract must not be in a URL. */
export const readContractLink = defineCall({
  id: 'readContractLink',
  method: 'POST',
  path: '/contract-links/read',
  summary: 'The contract that a mailed link is for',
  access: 'public',
  idempotent: true,
  body: z.strictObject({ token }),
  answer: payload(linkedContract),
})

export const spendContractLink = defineCall({
  id: 'spendContractLink',
  method: 'POST',
  path: '/contract-links/use',
  summary: 'End the contract that a mailed link is for, as the link says; twice is once',
  access: 'public',
  idempotent: true,
  body: z.strictObject({ token, declaration: contractDeclaration.optional() }),
  status: 202,
})
