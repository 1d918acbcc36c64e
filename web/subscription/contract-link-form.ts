import { z } from 'zod'
import { isoDate, normalizedEmail } from '../../contracts/forms.ts'
import { contractDeclaration, typedReference } from '../../contracts/subscriptions/contract-links.ts'

const { name, email } = contractDeclaration.shape

/** Form that confirms the end of a contract, by a session or a mailed link's token. The mailed receipt repeats it. */
export const withdrawContractForm = z.object({ confirm: z.string(), token: z.string().optional(), name, email })

export const cancelForm = withdrawContractForm.extend({ wishedOn: isoDate })

/** `review`: show a summary of the cancellation; `edit`: change what it shows. */
export const reviewForm = cancelForm.extend({ step: z.enum(['review', 'edit']) })

export type DeclaredCancellation = Omit<z.output<typeof cancelForm>, 'confirm' | 'token'>

export const endingForms = { cancel: cancelForm, withdraw: withdrawContractForm } as const

export const contractLinkForm = z.object({ email: normalizedEmail })

export const contractReferenceForm = z.object({ reference: typedReference })
