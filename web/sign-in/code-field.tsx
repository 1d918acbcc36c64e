import { t } from '../i18n/index.ts'
import type { FieldLike } from '../ui/fields/field.tsx'
import { fieldWith } from '../ui/fields/field-with.ts'
import { TextField } from '../ui/fields/text-field.tsx'

interface CodeFieldProps {
  field: FieldLike
  /** false: a passkey may stand in its place */
  required?: boolean
}

/** Field for six mailed digits, which telephones fill in. It has the focus: whoever asked for the code types it next. */
export const CodeField = ({ field, required = true }: CodeFieldProps) => (
  <TextField
    field={fieldWith(field, { required: required || undefined })}
    label={t('account.signIn.code')}
    hint={t('account.signIn.code_hint')}
    inputMode="numeric"
    autoComplete="one-time-code"
    autoFocus
  />
)
