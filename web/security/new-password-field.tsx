import { type FormEvent, use, useEffect, useState } from 'react'
import { t } from '../i18n/index.ts'
import { PlainPage } from '../layout/plain-page.ts'
import type { FieldLike } from '../ui/field.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { adviceOn, lookUp, type PasswordAdvice } from './password-advice.ts'

function useCommon(password: string): boolean {
  const [common, setCommon] = useState(false)
  useEffect(() => {
    setCommon(false)
    return lookUp(password, setCommon)
  }, [password])
  return common
}

/** @param advice null: for a script to fill in */
function Meter({ advice }: { advice: PasswordAdvice | null }) {
  const colourAt = (step: number) => (advice && step <= advice.step ? advice.colour : 'bg-line')
  return (
    <div className="mt-3 text-sm">
      <div aria-hidden className="grid grid-cols-4 gap-1.5">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} data-step className={`h-2 rounded-full ${colourAt(step)}`} />
        ))}
      </div>
      <p aria-live="polite" className="mt-2">
        <strong className={`font-semibold ${advice?.accepted ? 'text-success' : 'text-error'}`}>
          {advice?.verdict}
        </strong>{' '}
        <span>{advice?.advice}</span>
      </p>
      <p className="mt-1 text-ink-soft">{t('account.password.credit')}</p>
    </div>
  )
}

const LiveMeter = ({ password }: { password: string }) => <Meter advice={adviceOn(password, useCommon(password))} />

interface NewPasswordFieldProps {
  field: FieldLike
  label: string
}

/** Field for a new password; shows during typing whether the server will accept it. */
export function NewPasswordField({ field, label }: NewPasswordFieldProps) {
  const plain = use(PlainPage)
  const [password, setPassword] = useState('')
  const onInput = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement) setPassword(target.value)
  }
  return (
    <div onInput={onInput} data-new-password>
      <PasswordField field={field} label={label} hint={t('account.password.hint')} autoComplete="new-password" />
      {password !== '' && <LiveMeter password={password} />}
      {plain && (
        <template data-part="password-meter">
          <Meter advice={null} />
        </template>
      )}
    </div>
  )
}
