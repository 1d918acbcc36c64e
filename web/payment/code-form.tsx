import { Link } from 'react-router'
import { codeAppliedText } from '../../contracts/subscriptions/offer-words.ts'
import type { ReductionCode } from '../../contracts/subscriptions/reduction-codes.ts'
import { t } from '../i18n/index.ts'
import { Button } from '../ui/button.tsx'
import { controlClass } from '../ui/fields/field.tsx'
import { codeParameter } from './plans/plan-choices.ts'

interface CodeFormProps {
  code: ReductionCode | null
  /** address of this page, whose other parameters are kept */
  address: string
}

const pathWithout = (url: URL): string => `${url.pathname}?${url.searchParams}`

const resultId = 'code-result'

/** Form for a reduction code. It loads this page with the code in the address, so it needs no script; a script keeps what is typed. */
export function CodeForm({ code, address }: CodeFormProps) {
  const url = new URL(address, 'https://page.invalid')
  url.searchParams.delete(codeParameter)
  const kept = [...url.searchParams]
  if (code?.isValid) {
    url.searchParams.set(codeParameter, '')
    return (
      <p
        role="status"
        id={resultId}
        tabIndex={-1}
        className="mb-6 rounded-field bg-sage-light px-5 py-3.5 font-medium text-sage-deep"
      >
        {codeAppliedText(code.value.toUpperCase())}{' '}
        <Link to={pathWithout(url)} data-in-place={resultId} className="inline-block py-1 underline">
          {t('account.payment.promotion.remove')}
        </Link>
      </p>
    )
  }
  return (
    <details id="code-fold" className="mb-6" open={code !== null}>
      <summary
        {...(!code && { id: resultId })}
        className="flex min-h-11 cursor-pointer items-center font-semibold underline"
      >
        {t('account.payment.promotion.question')}
      </summary>
      {code && (
        <p
          role="alert"
          id={resultId}
          tabIndex={-1}
          className="mt-2 rounded-field bg-error-light px-5 py-3.5 text-error"
        >
          {t('account.payment.promotion.invalid', { code: code.value })}
        </p>
      )}
      <form method="get" action={url.pathname} data-in-place={resultId} className="mt-3 flex flex-wrap items-end gap-3">
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className="min-w-40 flex-1">
          <span className="mb-2 block font-semibold">{t('account.payment.promotion.label')}</span>
          <input
            type="text"
            name={codeParameter}
            required
            maxLength={32}
            autoComplete="off"
            autoCapitalize="characters"
            className={controlClass}
          />
        </label>
        <Button type="submit" kind="secondary">
          {t('account.payment.promotion.apply')}
        </Button>
      </form>
    </details>
  )
}
