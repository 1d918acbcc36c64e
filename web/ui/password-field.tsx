import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { t } from '../i18n/index.ts'
import { controlClass, controlProps, Field, type FieldProps } from './field.tsx'

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password'
}

/** Never filled in from the server: what was typed is not sent back. */
export function PasswordField({ field, label, hint, autoComplete }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field field={field} label={label} hint={hint}>
      <div className="relative">
        <input
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          minLength={field.minLength}
          maxLength={field.maxLength}
          className={`${controlClass} pr-14`}
          {...controlProps({ field, hint })}
        />
        <button
          type="button"
          data-scripted
          data-show-password
          onClick={() => setShown(!shown)}
          aria-label={t(shown ? 'common.hide_password' : 'common.show_password')}
          aria-controls={field.id}
          className="absolute inset-y-0 right-1 grid w-12 place-items-center rounded-full text-ink-soft hover:text-ink"
        >
          <span hidden={shown}>
            <Eye aria-hidden size={20} />
          </span>
          <span hidden={!shown}>
            <EyeOff aria-hidden size={20} />
          </span>
        </button>
      </div>
    </Field>
  )
}
