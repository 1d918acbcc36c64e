import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { rhythmText } from '../../../contracts/text/french-duration.ts'
import { t } from '../../i18n/index.ts'
import { formatPrice } from '../../ui/price.tsx'
import type { PlanChoice } from './plan-choices.ts'

const chosenId = 'chosen-plan'

function Choice({ name, amount, period, monthly, saving, isChosen, href }: PlanChoice) {
  return (
    <li>
      <Link
        to={href}
        // A script keeps what is typed in the form below.
        data-in-place={chosenId}
        {...(isChosen && { id: chosenId, 'aria-current': true })}
        className={`flex h-full min-h-14 items-start gap-3 rounded-field border-2 px-5 py-4 ${isChosen ? 'border-ink bg-rose-light' : 'border-line-strong bg-white'}`}
      >
        <span
          aria-hidden
          className={`mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border-2 border-ink ${isChosen ? 'bg-ink text-paper' : ''}`}
        >
          {isChosen && <Check size={14} />}
        </span>
        <span className="grid gap-0.5">
          <span className="italic-display text-lg">{name}</span>
          <span className="font-semibold">
            {formatPrice(amount)} {rhythmText(period)}
          </span>
          {monthly !== null && (
            <span className="text-sm text-ink-soft">
              {t('account.payment.choice.monthly', { amount: formatPrice(monthly) })}
            </span>
          )}
          {saving > 0 && (
            <span className="text-sm font-semibold text-sage-deep">
              {t('account.payment.choice.saving', { amount: formatPrice(saving) })}
            </span>
          )}
          {isChosen && <span className="sr-only">{t('account.payment.choice.chosen')}</span>}
        </span>
      </Link>
    </li>
  )
}

/** Links, so that choosing needs no script: each shows the page for its plan. Renders nothing for fewer than two plans. */
export function PlanChoiceList({ choices }: { choices: readonly PlanChoice[] }) {
  if (choices.length < 2) return null
  return (
    <nav aria-label={t('account.payment.choice.title')} className="mb-6">
      <h2 className="display mb-4 text-title-sm">{t('account.payment.choice.title')}</h2>
      <ul className="grid gap-3">
        {choices.map((choice) => (
          <Choice key={choice.uid} {...choice} />
        ))}
      </ul>
    </nav>
  )
}
