import { report, type Submission, type SubmissionResult } from '@conform-to/react/future'
import { coerceFormValue, formatResult } from '@conform-to/zod/v4/future'
import type { z } from 'zod'
import { readFormData, readSubmission } from './form-data.ts'
import { withoutIdempotencyKey } from './idempotency.ts'

/** Fields that are never sent back to a page. */
const secrets = [
  'password',
  'oldPassword',
  'newPassword',
  'number',
  'code',
  'creditCard.number',
  'creditCard.code',
  'otp',
  'passkey',
  'response',
]

export interface FormProblem {
  /** about the form as a whole */
  formErrors?: string[]
  fieldErrors?: Record<string, string[]>
}

/** Result that an action returns to its form. It contains no files, so it can be serialized. */
export type FormReport = SubmissionResult<string[], string | number | boolean | null>

export type ReadForm<T> =
  | { submission: Submission; idempotencyKey?: string; value: T; problem: null }
  | { submission: Submission; idempotencyKey?: string; value: null; problem: FormReport }

/** Returns a problem to the form: `return toFormReport(submission, { formErrors: ['…'] })`. */
export const toFormReport = (submission: Submission, error: FormProblem): FormReport =>
  report(submission, {
    error: { formErrors: error.formErrors ?? [], fieldErrors: error.fieldErrors ?? {} },
    hideFields: secrets,
  }) as FormReport

/**
 * Reads and checks a form by the schema that its page used: `if (form.problem) return form.problem`.
 * @param given the request, or the result of `readFormData` without its files
 * @throws 405, 415 or 400 for a request that no form sends
 */
export async function readForm<S extends z.ZodType>(
  given: Request | FormData,
  schema: S,
): Promise<ReadForm<z.output<S>>> {
  const submission = readSubmission(given instanceof FormData ? given : await readFormData(given, schema))
  const { payload, idempotencyKey } = withoutIdempotencyKey(submission.payload)
  const parsed = coerceFormValue(schema).safeParse(payload)
  const read = { submission, ...(idempotencyKey ? { idempotencyKey } : {}) }
  if (parsed.success) return { ...read, value: parsed.data as z.output<S>, problem: null }
  const problem = report(submission, { error: formatResult(parsed), hideFields: secrets }) as FormReport
  return { ...read, value: null, problem }
}
