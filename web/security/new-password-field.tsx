import { type FormEvent, useEffect, useState } from 'react'
import { limits } from '../../contracts/forms.ts'
import { missingCharacters } from '../../contracts/password-strength.ts'
import { t } from '../i18n/index.ts'
import type { FieldLike } from '../ui/field.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { isCommonPassword } from './common-password.ts'
import { type Strength, strengthOf } from './password-strength.ts'

/** Milliseconds of rest before what is typed is looked up. */
const rest = 400

function useCommon(password: string): boolean {
  const [common, setCommon] = useState(false)
  useEffect(() => {
    setCommon(false)
    if (password.length < limits.passwordMin) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const found = await isCommonPassword(password, controller.signal)
      if (!controller.signal.aborted) setCommon(found)
    }, rest)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [password])
  return common
}

type Shown = Strength | 'common'

const steps = { short: 1, long: 1, common: 1, weak: 2, fair: 3, strong: 4 } as const satisfies Record<Shown, number>

const colours: Record<Shown, string> = {
  short: 'bg-error',
  long: 'bg-error',
  common: 'bg-error',
  weak: 'bg-clay',
  fair: 'bg-clay',
  strong: 'bg-success',
}

function adviceOf(shown: Shown, password: string): string {
  if (shown === 'short') return t('account.password.advice.short', { count: limits.passwordMin - [...password].length })
  if (shown === 'weak' || shown === 'fair') {
    return t('account.password.advice.more', { count: missingCharacters(password) })
  }
  return t(`account.password.advice.${shown}`)
}

function Meter({ password }: { password: string }) {
  const common = useCommon(password)
  const strength = strengthOf(password)
  const shown = common && strength === 'strong' ? 'common' : strength
  return (
    <div className="mt-3 text-sm">
      <div aria-hidden className="grid grid-cols-4 gap-1.5">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={`h-2 rounded-full ${step <= steps[shown] ? colours[shown] : 'bg-line'}`} />
        ))}
      </div>
      <p aria-live="polite" className="mt-2">
        <strong className={`font-semibold ${shown === 'strong' ? 'text-success' : 'text-error'}`}>
          {t(`account.password.strength.${shown}`)}.
        </strong>{' '}
        {adviceOf(shown, password)}
      </p>
      <p className="mt-1 text-ink-soft">{t('account.password.credit')}</p>
    </div>
  )
}

interface NewPasswordFieldProps {
  field: FieldLike
  label: string
}

/** A password to choose: whether the server will accept it, and what it lacks, is told as she types. */
export function NewPasswordField({ field, label }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('')
  const onInput = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement) setPassword(target.value)
  }
  return (
    <div onInput={onInput}>
      <PasswordField field={field} label={label} hint={t('account.password.hint')} autoComplete="new-password" />
      {password !== '' && <Meter password={password} />}
    </div>
  )
}
