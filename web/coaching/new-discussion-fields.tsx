import type { SubmissionResult } from '@conform-to/react/future'
import { Sparkles } from 'lucide-react'
import { useMemo } from 'react'
import { limits } from '../../contracts/forms.ts'
import { answerTime } from '../../contracts/text/answer-time.ts'
import { FilesField } from '../conversation/files/files-field.tsx'
import { IdempotencyField } from '../forms/idempotency-field.tsx'
import { useDraftOf } from '../forms/use-draft-of.ts'
import { useForm } from '../forms/use-form.ts'
import { t } from '../i18n/index.ts'
import { typeset } from '../i18n/typography.ts'
import { useTimeZone } from '../layout/site-data.ts'
import { PageForm } from '../static-page/page-form.tsx'
import { type Choice, ChoiceCards } from '../ui/fields/choice-cards.tsx'
import { ChoiceChips } from '../ui/fields/choice-chips.tsx'
import type { FieldLike } from '../ui/fields/field.tsx'
import { FormErrors } from '../ui/fields/form-errors.tsx'
import { RequiredNote } from '../ui/fields/required-note.tsx'
import { SubmitButton } from '../ui/fields/submit-button.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { QuotedPassage } from './chat/quoted-passage.tsx'
import { toChoice } from './coaches/coach-choice.tsx'
import { ThemeDot } from './coaches/theme-dot.tsx'
import { ConsentBox } from './consent-box.tsx'
import type { NewDiscussionData } from './load-new-discussion.ts'
import { anyCoach, newDiscussionForm } from './new-discussion-form.ts'

interface NewDiscussionFieldsProps extends NewDiscussionData {
  /** beginning of the user's message */
  quote?: string
  problem?: SubmissionResult<string[]> | undefined
  /** the first message of a new subscriber: no files, no title, and the choice of the coach folded */
  short?: boolean
}

function AnswersBefore({ when }: { when: string | null }) {
  return when && <span className="block">{t('coaching.new.coach_answers', { when })}</span>
}

function choicesOf({ themes, coaches }: Pick<NewDiscussionFieldsProps, 'themes' | 'coaches'>, zone: string) {
  return {
    themes: themes.map(
      ({ name, colour }): Choice => ({
        value: name,
        title: typeset(name),
        mark: <ThemeDot colour={colour} />,
      }),
    ),
    coaches: [
      {
        value: anyCoach,
        title: t('coaching.new.first'),
        text: t('coaching.new.first_text'),
        mark: (
          <span aria-hidden className="grid size-13 shrink-0 place-items-center rounded-full bg-sage-light">
            <Sparkles size={22} />
          </span>
        ),
      },
      ...(coaches ?? []).map((coach) =>
        toChoice(coach, <AnswersBefore when={answerTime(coach.answerBy, coach.now, zone)} />),
      ),
    ] satisfies Choice[],
  }
}

/** Addressee: the coach whose public page led here, or the first available one. The choice among all is folded. */
function CoachField({ field, choices, chosen }: { field: FieldLike; choices: readonly Choice[]; chosen: string }) {
  const cards = <ChoiceCards field={field} legend={t('coaching.new.coach')} choices={choices} />
  const name = choices.find(({ value }) => value === chosen)?.title
  return (
    <details open={(field.errors?.length ?? 0) > 0}>
      <summary className="cursor-pointer py-2">
        {t(chosen === anyCoach ? 'coaching.new.to_first' : 'coaching.new.to')}{' '}
        {chosen !== anyCoach && <strong className="font-semibold">{name}</strong>}{' '}
        <span className="whitespace-nowrap underline">{t('coaching.new.choose')}</span>
      </summary>
      <div className="mt-3">{cards}</div>
    </details>
  )
}

export function NewDiscussionFields(props: NewDiscussionFieldsProps) {
  const { coaches, consented, theme, coach, formKey, quote = '', problem, short = false } = props
  const needed = t('coaching.consent.needed')
  const schema = useMemo(() => newDiscussionForm(consented ? null : needed), [consented, needed])
  const { form, fields } = useForm(schema, { lastResult: problem, defaultValue: { theme, coach, quote } })
  const choices = choicesOf(props, useTimeZone())
  return (
    <PageForm
      form={form}
      unsent={t('failure.message')}
      draft={useDraftOf('new-discussion')}
      encType="multipart/form-data"
      action="/coaching/new-discussion"
      className="mt-8 grid gap-7"
    >
      <IdempotencyField value={formKey} />
      <RequiredNote />
      <FormErrors form={form} />
      <QuotedPassage name={fields.quote.name} initial={fields.quote.defaultValue ?? ''} />
      <TextArea
        field={fields.message}
        label={t('coaching.new.message')}
        placeholder={t('coaching.new.message_placeholder')}
        limit={limits.message}
        rows={short ? 5 : 7}
      />
      {!short && <FilesField report={problem} />}
      <ChoiceChips field={fields.theme} legend={t('coaching.new.theme')} choices={choices.themes} />
      <div>
        {short ? (
          <CoachField field={fields.coach} choices={choices.coaches} chosen={coach} />
        ) : (
          <ChoiceCards field={fields.coach} legend={t('coaching.new.coach')} choices={choices.coaches} />
        )}
        {coaches === null && <p className="mt-3 text-sm text-ink-soft">{t('coaching.new.coaches_failed')}</p>}
      </div>
      {!short && (
        <details open={(fields.subject.errors?.length ?? 0) > 0}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline">
            {t('coaching.new.subject_hint')}
          </summary>
          <div className="mt-2">
            <TextField field={fields.subject} label={t('coaching.new.subject')} />
          </div>
        </details>
      )}
      {!consented && <ConsentBox field={fields.consent as FieldLike} />}
      <div>
        <SubmitButton>{t('coaching.new.send')}</SubmitButton>
      </div>
    </PageForm>
  )
}
