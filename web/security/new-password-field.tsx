import { t } from '../i18n/index.ts'
import type { FieldLike } from '../ui/fields/field.tsx'
import { PasswordField } from '../ui/fields/password-field.tsx'

/** Filled in by static-page/typing.ts. */
function Meter() {
  return (
    <div className="mt-3 text-sm">
      <div aria-hidden className="grid grid-cols-4 gap-1.5">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} data-step className="h-2 rounded-full bg-line" />
        ))}
      </div>
      <p aria-live="polite" className="mt-2">
        <strong className="font-semibold" /> <span />
      </p>
      <p className="mt-1 text-ink-soft">{t('account.password.credit')}</p>
    </div>
  )
}

interface NewPasswordFieldProps {
  field: FieldLike
  label: string
}

/** Field for a new password. Shows during typing whether the server will accept it. Has another hint if it may stay empty. */
export function NewPasswordField({ field, label }: NewPasswordFieldProps) {
  const isOptional = field.required === false
  return (
    <div data-new-password>
      <PasswordField
        field={isOptional ? { ...field, required: undefined } : field}
        label={label}
        hint={t(isOptional ? 'account.password.optional_hint' : 'account.password.hint')}
        autoComplete="new-password"
      />
      <template data-part="password-meter">
        <Meter />
      </template>
    </div>
  )
}
