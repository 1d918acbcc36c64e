import { Form } from 'react-router'
import { z } from 'zod'
import { cents, isoDateTimeInput, shortCode } from '../../contracts/forms.ts'
import type { SwitchQuote } from '../../contracts/subscriptions/subscription-switch.ts'
import type { Formula, Subscription } from '../../contracts/subscriptions/subscriptions.ts'
import type { FormReport } from '../forms/read-form.ts'
import { useForm } from '../forms/use-form.ts'
import { t } from '../i18n/index.ts'
import { periodText } from '../magazine/offer.ts'
import { SummaryLine } from '../payment/summary-frame.tsx'
import { LinkButton } from '../ui/button.tsx'
import { formatDate } from '../ui/date-text.tsx'
import { FormErrors } from '../ui/fields/form-errors.tsx'
import { SubmitButton } from '../ui/fields/submit-button.tsx'
import { formatPrice } from '../ui/price.tsx'

export const switchPath = '/account/subscription/plan'

export const switchForm = z.object({ formula: shortCode, amount: cents, date: isoDateTimeInput })
export const undoSwitchForm = z.object({ undo: z.literal('1') })

export interface OfferedSwitch {
  formula: Formula
  quote: SwitchQuote
}

type Present = Pick<Subscription, 'status' | 'pause' | 'expirationDateTime' | 'switch'>

/** The time before the change: the paid period, and a planned or running pause after it. */
function untilThen({ status, pause, expirationDateTime }: Present, date: string): string {
  if (!pause || !expirationDateTime) return t('account.subscription.switch.kept', { date })
  if (status === 'paused') return t('account.subscription.switch.paused', { date })
  return t('account.subscription.switch.kept_then_paused', { start: formatDate(expirationDateTime), date })
}

type ShownSwitch = OfferedSwitch & { present: Present }

/** Amounts and dates above the order button (article L221-14 of the consumer code). */
function SwitchFacts({ formula, quote, present }: ShownSwitch) {
  const date = formatDate(quote.firstPaymentDateTime)
  const price = { amount: formatPrice(quote.amount), period: periodText(formula), date }
  const facts = [
    [t('account.payment.summary.now'), t('account.subscription.switch.now')],
    [t('account.payment.summary.later'), t('account.payment.summary.full', price)],
    [t('account.subscription.switch.before'), untilThen(present, date)],
  ] as const
  return (
    <dl data-order-summary className="divide-y divide-blush">
      {facts.map(([label, value]) => (
        <SummaryLine key={label} label={label}>
          {value}
        </SummaryLine>
      ))}
    </dl>
  )
}

function SwitchOffer({ formula, quote, present }: ShownSwitch) {
  const { form } = useForm(switchForm, {})
  return (
    <Form method="post" {...form.props} id={`plan-${formula.uid}`} className="grid gap-5 rounded-card bg-white p-6">
      <input type="hidden" name="formula" value={formula.uid} />
      <input type="hidden" name="amount" value={quote.amount} />
      <input type="hidden" name="date" value={quote.date} />
      <h2 className="italic-display text-lg">{formula.name}</h2>
      {quote.saving > 0 && (
        <p className="font-semibold text-sage-deep">
          {t('account.payment.choice.saving', { amount: formatPrice(quote.saving) })}
        </p>
      )}
      <SwitchFacts formula={formula} quote={quote} present={present} />
      <div>
        <SubmitButton>{t('account.payment.order')}</SubmitButton>
      </div>
    </Form>
  )
}

interface SwitchChoiceProps {
  offers: readonly OfferedSwitch[]
  present: Present
  lastResult?: FormReport | undefined
}

/** The plan that is already ordered, and each other plan with what it would charge and when. */
export function SwitchChoice({ offers, present, lastResult }: SwitchChoiceProps) {
  const { form } = useForm(switchForm, { lastResult })
  const ordered = present.switch
  const others = offers.filter(({ formula }) => formula.uid !== ordered?.formula)
  return (
    <div className="grid gap-6">
      <FormErrors form={form} />
      {ordered && <PlannedSwitch planned={ordered} />}
      {others.map((offer) => (
        <SwitchOffer key={offer.formula.uid} {...offer} present={present} />
      ))}
      <p className="text-sm text-ink-soft">{t('account.subscription.switch.undoable')}</p>
      <div>
        <LinkButton to="/account/subscription" kind="secondary">
          {t('account.contract.back')}
        </LinkButton>
      </div>
    </div>
  )
}

/** The planned plan, with the way to keep the current one. */
export function PlannedSwitch({ planned }: { planned: NonNullable<Subscription['switch']> }) {
  return (
    <Form method="post" action={switchPath} className="mt-5 grid gap-4" data-switch>
      <p className="text-lead">
        {t('account.subscription.switch.planned', {
          name: planned.formulaName,
          date: formatDate(planned.date),
          amount: formatPrice(planned.amount),
        })}
      </p>
      <input type="hidden" name="undo" value="1" />
      <div>
        <SubmitButton kind="secondary">{t('account.subscription.switch.undo')}</SubmitButton>
      </div>
    </Form>
  )
}
