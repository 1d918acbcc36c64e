import { configureForms, type SubmissionResult } from '@conform-to/react/future'
import { coerceFormValue, formatResult, getConstraints, isSchema } from '@conform-to/zod/v4/future'
import type { ZodObject, ZodType } from 'zod'
import type { FieldLike } from '../ui/fields/field.tsx'
import { rulesOf } from './field-rules.ts'
import { withoutIdempotencyKey } from './idempotency.ts'

const { useForm: useConform } = configureForms({
  isSchema,
  getConstraints,
  validateSchema: (schema, payload) => {
    const result = coerceFormValue(schema as ZodType).safeParse(withoutIdempotencyKey(payload).payload)
    return { error: formatResult(result), value: result.data as never }
  },
})

interface FormOptions {
  /** what the action sent back */
  lastResult?: SubmissionResult<string[]> | undefined
  defaultValue?: object
}

/**
 * A form with a contract's schema: `const { form, fields } = useForm(schema, { lastResult: actionData })`.
 * The browser validates the fields by attributes from the same schema.
 */
export function useForm<Shape extends Record<string, ZodType>>(schema: ZodObject<Shape>, options: FormOptions) {
  const { form, fields } = useConform(schema as ZodObject, options as never)
  const firstWrong = Object.keys(schema.shape).find((name) => fields[name]?.errors?.length)
  const described = Object.entries(schema.shape).map(([name, field]): [string, FieldLike] => {
    const shown = fields[name] as unknown as FieldLike
    const { id, errorId, descriptionId, errors, defaultValue, defaultChecked, required } = shown
    const state = { id, name: shown.name, errorId, descriptionId, errors, defaultValue, defaultChecked, required }
    // Focus the first error: without a script the refused page opens at its top. FormErrors takes the focus itself.
    const autoFocus = form.errors?.length ? false : name === firstWrong || undefined
    return [name, { ...state, rules: rulesOf(field), autoFocus }]
  })
  return { form, fields: Object.fromEntries(described) as Record<keyof Shape, FieldLike> }
}
