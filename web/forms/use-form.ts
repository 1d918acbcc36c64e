import { configureForms } from '@conform-to/react/future'
import { coerceFormValue, formatResult, getConstraints, isSchema } from '@conform-to/zod/v4/future'
import type { ZodType } from 'zod'
import { withoutIdempotencyKey } from './idempotency.ts'

/**
 * Conform with the contracts' schemas: `const { form, fields } = useForm(schema, { lastResult: actionData })`.
 * A field is first validated when the user leaves it, then on each change.
 */
export const { useForm, useField, useFormMetadata, useIntent, FormProvider } = configureForms({
  shouldValidate: 'onBlur',
  shouldRevalidate: 'onInput',
  isSchema,
  getConstraints,
  validateSchema: (schema, payload) => {
    const result = coerceFormValue(schema as ZodType).safeParse(withoutIdempotencyKey(payload).payload)
    return { error: formatResult(result), value: result.data as never }
  },
})
