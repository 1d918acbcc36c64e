import { Form } from 'react-router'
import { z } from 'zod'
import { uuid } from '../../../contracts/forms.ts'
import { IdempotencyField } from '../../forms/idempotency-field.tsx'
import type { FormReport } from '../../forms/read-form.ts'
import { useForm } from '../../forms/use-form.ts'
import { t } from '../../i18n/index.ts'
import { useTimeZone } from '../../layout/site-data.ts'
import { LinkButton } from '../../ui/button.tsx'
import { formatDate } from '../../ui/date-text.tsx'
import { ChoiceCards } from '../../ui/fields/choice-cards.tsx'
import { FormErrors } from '../../ui/fields/form-errors.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { toChoice } from './coach-choice.tsx'
import type { CoachChoice } from './load-coach-choices.ts'

export const mostDiscussions = 500
const uids = z.array(uuid).max(mostDiscussions).optional()

/** `shown`: every discussion that the page listed, ticked or not. */
export const changeCoachForm = z.object({ from: uuid, coach: uuid, follow: uids, shown: uids })

export interface LeavableDiscussion {
  uid: string
  title: string
  modified: string
}

interface ChangeCoachFieldsProps {
  from: { uid: string; name: string }
  coaches: readonly CoachChoice[]
  discussions: readonly LeavableDiscussion[]
  formKey: string
  problem: FormReport | undefined
}

function Discussions({ discussions }: Pick<ChangeCoachFieldsProps, 'discussions'>) {
  const zone = useTimeZone()
  return (
    <fieldset>
      <legend className="display mb-4 text-title-sm">{t('coaching.change.follow')}</legend>
      <p className="mb-4 max-w-prose text-sm text-ink-soft">{t('coaching.change.follow_hint')}</p>
      <ul className="grid gap-3">
        {discussions.map(({ uid, title, modified }) => (
          <li key={uid}>
            <input type="hidden" name="shown" value={uid} />
            <label className="flex cursor-pointer items-start gap-3 rounded-card border-[1.5px] border-line bg-white p-4 has-checked:border-ink has-checked:bg-rose-mid">
              <input
                type="checkbox"
                name="follow"
                value={uid}
                className="mt-0.5 size-6 shrink-0 rounded-md accent-ruby"
              />
              <span className="min-w-0">
                <span dir="auto" className="block font-semibold leading-snug wrap-anywhere">
                  {title}
                </span>
                <span className="block text-sm text-ink-soft">
                  {t('coaching.change.last', { date: formatDate(modified, 'long', zone) })}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** Choice of the new coach, and of the discussions that the new coach may read. Nothing is ticked by default. */
export function ChangeCoachFields({ from, coaches, discussions, formKey, problem }: ChangeCoachFieldsProps) {
  const { form, fields } = useForm(changeCoachForm, { lastResult: problem })
  const choices = coaches.map((coach) => toChoice(coach))
  return (
    <Form method="post" {...form.props} className="mt-10 grid gap-12">
      <IdempotencyField value={formKey} />
      <input type="hidden" name="from" value={from.uid} />
      <FormErrors form={form} />
      <ChoiceCards field={fields.coach} legend={t('coaching.change.coach')} choices={choices} />
      <Discussions discussions={discussions} />
      <p className="max-w-prose">{t('coaching.change.after', { from: from.name })}</p>
      <div className="flex flex-wrap gap-4">
        <SubmitButton>{t('coaching.change.confirm')}</SubmitButton>
        <LinkButton to="/coaching" kind="secondary">
          {t('coaching.change.stay', { from: from.name })}
        </LinkButton>
      </div>
    </Form>
  )
}
