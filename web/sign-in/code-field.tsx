import { t } from '../i18n/index.ts'
import type { FieldLike } from '../ui/fields/field.tsx'
import { TextField } from '../ui/fields/text-field.tsx'

interface CodeFieldProps {
  field: FieldLike
  /** false: a passkey may replace the code */
  required?: boolean
}

/** Field for six mailed digits, which telephones fill in. It gets the focus: the user types the code next. */
export const CodeField = ({ field, required = true }: CodeFieldProps) => (
  <TextField
    field={{ ...field, required: required || undefined }}
    label={t('account.signIn.code')}
    hint={t('account.signIn.code_hint')}
    inputMode="numeric"
    autoComplete="one-time-code"
    autoFocus={field.autoFocus ?? true}
  />
)
