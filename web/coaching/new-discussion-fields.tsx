import type { SubmissionResult } from '@conform-to/react/future'
import { Sparkles } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { ThemeCard } from '../../contracts/coaching/coaching-themes.ts'
import { limits } from '../../contracts/forms.ts'
import { FilesField } from '../conversation/files/files-field.tsx'
import { IdempotencyField } from '../forms/idempotency-field.tsx'
import { useDraftOf } from '../forms/use-draft-of.ts'
import { useForm } from '../forms/use-form.ts'
import { t } from '../i18n/index.ts'
import { typeset } from '../i18n/typography.ts'
import { useSite } from '../layout/site-data.ts'
import { PageForm } from '../static-page/page-form.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import { type Choice, ChoiceCards } from '../ui/fields/choice-cards.tsx'
import type { FieldLike } from '../ui/fields/field.tsx'
import { FormErrors } from '../ui/fields/form-errors.tsx'
import { RequiredNote } from '../ui/fields/required-note.tsx'
import { SubmitButton } from '../ui/fields/submit-button.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { QuotedPassage } from './chat/quoted-passage.tsx'
import type { CoachChoice } from './coaches/coach-choices.ts'
import { CoachCredentials } from './coaches/coach-credentials.tsx'
import { ThemeDot } from './coaches/theme-dot.tsx'
import { anyCoach, newDiscussionForm } from './new-discussion-form.ts'

interface NewDiscussionFieldsProps {
  /** null: they could not be loaded */
  coaches: readonly CoachChoice[] | null
  /** those that are offered */
  themes: readonly ThemeCard[]
  consented: boolean
  theme: string | undefined
  coach: string
  formKey: string
  /** beginning of the user's message */
  quote: string
  problem: SubmissionResult<string[]> | undefined
}

function choicesOf({ themes, coaches }: Pick<NewDiscussionFieldsProps, 'themes' | 'coaches'>) {
  return {
    themes: themes.map(
      ({ name, text, colour }): Choice => ({
        value: name,
        title: typeset(name),
        text: typeset(text),
        mark: <ThemeDot colour={colour} large />,
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
      ...(coaches ?? []).map(({ uid, name, role, image, when, credentials }) => ({
        value: uid,
        title: name,
        text: (
          <>
            <span className="block">{role}</span>
            {when && <span className="block">{t('coaching.new.coach_answers', { when })}</span>}
            <CoachCredentials credentials={credentials} />
          </>
        ),
        mark: <Avatar name={name} image={image} />,
      })),
    ] satisfies Choice[],
  }
}

function ConsentBox({ field }: { field: FieldLike }) {
  const { siteName } = useSite()
  return (
    <div className="rounded-card bg-rose-light p-6">
      <Checkbox field={field} label={t('coaching.consent.label', { site: siteName })} />
      <p className="mt-3 pl-9 text-sm text-ink-soft">
        {t('coaching.consent.hint')}{' '}
        <Link to="/privacy" className="underline">
          {t('coaching.consent.more')}
        </Link>
      </p>
    </div>
  )
}

export function NewDiscussionFields(props: NewDiscussionFieldsProps) {
  const { coaches, consented, theme, coach, formKey, quote, problem } = props
  const needed = t('coaching.consent.needed')
  const schema = useMemo(() => newDiscussionForm(consented ? null : needed), [consented, needed])
  const { form, fields } = useForm(schema, { lastResult: problem, defaultValue: { theme, coach, quote } })
  const choices = choicesOf(props)
  return (
    <PageForm
      form={form}
      unsent={t('failure.message')}
      draft={useDraftOf('new-discussion')}
      encType="multipart/form-data"
      className="mt-12 grid gap-12"
    >
      <IdempotencyField value={formKey} />
      <RequiredNote />
      <FormErrors form={form} />
      <ChoiceCards field={fields.theme} legend={t('coaching.new.theme')} choices={choices.themes} />
      <div>
        <ChoiceCards field={fields.coach} legend={t('coaching.new.coach')} choices={choices.coaches} />
        {coaches === null && <p className="mt-3 text-sm text-ink-soft">{t('coaching.new.coaches_failed')}</p>}
      </div>
      <div className="grid gap-6">
        <QuotedPassage name={fields.quote.name} initial={fields.quote.defaultValue ?? ''} />
        <TextArea
          field={fields.message}
          label={t('coaching.new.message')}
          placeholder={t('coaching.new.message_placeholder')}
          limit={limits.message}
          rows={7}
        />
        <FilesField report={problem} />
        <TextField field={fields.subject} label={t('coaching.new.subject')} hint={t('coaching.new.subject_hint')} />
        {!consented && <ConsentBox field={fields.consent as FieldLike} />}
        <div className="grid gap-4">
          <div>
            <SubmitButton>{t('coaching.new.send')}</SubmitButton>
          </div>
          <p className="text-sm text-ink-soft">{typeset(useSite().emergency.coaching)}</p>
        </div>
      </div>
    </PageForm>
  )
}
