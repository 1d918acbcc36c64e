import { Eye, EyeOff } from 'lucide-react'
import { t } from '../../i18n/index.ts'
import { controlClass, controlProps, Field, type FieldProps } from './field.tsx'

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password'
}

/** Its button works once static-page/show-passwords.ts runs. The server never fills it in: typed passwords are not sent back. */
export function PasswordField({ field, label, hint, autoComplete }: PasswordFieldProps) {
  return (
    <Field field={field} label={label} hint={hint}>
      <div className="relative">
        <input
          type="password"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className={`${controlClass} pr-14`}
          {...controlProps({ field, hint })}
        />
        <button
          type="button"
          data-scripted
          data-show-password
          aria-label={t('common.show_password')}
          aria-controls={field.id}
          className="absolute inset-y-0 right-1 grid w-12 place-items-center rounded-full text-ink-soft hover:text-ink"
        >
          <span>
            <Eye aria-hidden size={20} />
          </span>
          <span hidden>
            <EyeOff aria-hidden size={20} />
          </span>
        </button>
      </div>
    </Field>
  )
}
