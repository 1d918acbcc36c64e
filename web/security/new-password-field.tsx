import { type FormEvent, useEffect, useState } from 'react'
import { limits } from '../../contracts/forms.ts'
import { t } from '../i18n/index.ts'
import type { FieldLike } from '../ui/field.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { isCommonPassword } from './common-password.ts'
import { missingCharacters, passwordBits, wantedBits } from './password-bits.ts'

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

function Strength({ password }: { password: string }) {
  const common = useCommon(password)
  const bits = passwordBits(password)
  const missing = missingCharacters(password)
  const strong = bits >= wantedBits && !common
  const advice = strong ? t('account.password.strong') : t('account.password.more', { count: missing })
  return (
    <div className="mt-3 text-sm">
      <div className="h-2 overflow-hidden rounded-full bg-line">
        <div
          className={`h-full rounded-full transition-[width] ${strong ? 'bg-success' : 'bg-clay'}`}
          style={{ width: `${Math.min(100, (bits / wantedBits) * 100)}%` }}
        />
      </div>
      <p className="mt-2 font-medium">{t('account.password.bits', { bits, wanted: wantedBits })}</p>
      <p aria-live="polite" className={common ? 'font-medium text-error' : strong ? 'text-success' : 'text-ink-soft'}>
        {common ? t('account.password.common') : advice}
      </p>
    </div>
  )
}

interface NewPasswordFieldProps {
  field: FieldLike
  label: string
}

/** A password to choose: what the CNIL counts is explained as she types. It advises; the rule is 8 to 50. */
export function NewPasswordField({ field, label }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('')
  const onInput = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement) setPassword(target.value)
  }
  return (
    <div onInput={onInput}>
      <PasswordField field={field} label={label} hint={t('account.password.hint')} autoComplete="new-password" />
      {password !== '' && <Strength password={password} />}
      <details className="mt-2 text-sm text-ink-soft">
        <summary className="inline-block py-1 underline decoration-blush underline-offset-4">
          {t('account.password.strength')}
        </summary>
        <p className="mt-1">{t('account.password.explain')}</p>
      </details>
    </div>
  )
}
