import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { type HomeContent, type HomeSection, homeLimits as most } from '../../contracts/site/home.ts'
import { codePointLength } from '../../contracts/text/code-points.ts'
import { LineField, ParagraphsField, TextBlock } from '../forms/line-fields.tsx'
import { ListFields } from '../forms/list-fields.tsx'
import type { HomeForm } from './use-home.ts'
import { homeWords as words } from './words.ts'

interface Words {
  title: string
  text: string
}

interface WordsFieldsProps<W extends Words> {
  form: HomeForm
  /** path under which the server reports violations */
  path: string
  value: W
  max?: number
  /** maximum length of the text as HTML, in characters */
  mostText?: number
  onChange(value: W): void
}

/** A title and its text. */
export const WordsFields = <W extends Words>({
  form,
  path,
  value,
  max = most.title,
  mostText = most.text,
  onChange,
}: WordsFieldsProps<W>) => (
  <>
    <LineField
      label={words.sectionTitle}
      value={value.title}
      fault={form.faults.get(`${path}.title`)}
      max={max}
      onChange={(title) => onChange({ ...value, title })}
    />
    <ParagraphsField
      label={words.sectionText}
      value={value.text}
      fault={form.faults.get(`${path}.text`)}
      max={mostText}
      onChange={(text) => onChange({ ...value, text })}
    />
  </>
)

function StepsFields({ form, draft }: { form: HomeForm; draft: HomeContent }) {
  return (
    <ListFields
      items={draft.steps}
      most={most.steps}
      add={words.addStep}
      empty={{ title: '', text: '' }}
      onChange={(steps) => form.change({ steps })}
    >
      {(step, place, change) => (
        <WordsFields form={form} path={`steps.${place}`} value={step} max={most.stepTitle} onChange={change} />
      )}
    </ListFields>
  )
}

function QuestionsFields({ form, draft }: { form: HomeForm; draft: HomeContent }) {
  return (
    <ListFields
      items={draft.questions}
      most={most.questions}
      add={words.addQuestion}
      empty={{ question: '', answer: '' }}
      onChange={(questions) => form.change({ questions })}
    >
      {(one, place, change) => (
        <>
          <LineField
            label={words.question}
            value={one.question}
            fault={form.faults.get(`questions.${place}.question`)}
            max={most.question}
            onChange={(question) => change({ ...one, question })}
          />
          <ParagraphsField
            label={words.answer}
            value={one.answer}
            fault={form.faults.get(`questions.${place}.answer`)}
            max={most.answer}
            onChange={(answer) => change({ ...one, answer })}
          />
        </>
      )}
    </ListFields>
  )
}

function ExchangeFields({ form, draft }: { form: HomeForm; draft: HomeContent }) {
  const next = draft.exchange.at(-1)?.from === 'member' ? 'coach' : 'member'
  const fault = form.faults.get('exchange')
  return (
    <>
      <ListFields<HomeContent['exchange'][number]>
        items={draft.exchange}
        most={most.bubbles}
        add={words.addBubble}
        empty={{ from: next, text: '' }}
        onChange={(exchange) => form.change({ exchange })}
      >
        {(bubble, place, change) => (
          <TextBlock
            label={words[bubble.from]}
            value={bubble.text}
            fault={form.faults.get(`exchange.${place}.text`)}
            max={most.bubble}
            onChange={(text) => change({ ...bubble, text })}
          />
        )}
      </ListFields>
      {fault && <FormHelperText error>{fault}</FormHelperText>}
    </>
  )
}

/** First fault of the points: too many, one too long, or refused by the server. */
function pointsFault({ faults }: HomeForm, points: readonly string[]): string | undefined {
  if (points.length > most.points) return words.tooManyPoints(most.points)
  const place = points.findIndex((point) => codePointLength(point) > most.point)
  if (place >= 0) return words.pointTooLong(place + 1, codePointLength(points[place] ?? '') - most.point)
  return [...faults].find(([path]) => path.startsWith('offer.points'))?.[1]
}

function OfferFields({ form, draft: { offer } }: { form: HomeForm; draft: HomeContent }) {
  return (
    <>
      <WordsFields form={form} path="offer" value={offer} onChange={(next) => form.change({ offer: next })} />
      <TextBlock
        label={words.points}
        value={offer.points.join('\n')}
        fault={pointsFault(form, offer.points)}
        onChange={(text) => form.change({ offer: { ...offer, points: text.split('\n') } })}
      />
      <LineField
        label={words.noteTitle}
        value={offer.note.title}
        fault={form.faults.get('offer.note.title')}
        max={most.title}
        onChange={(title) => form.change({ offer: { ...offer, note: { ...offer.note, title } } })}
      />
      <ParagraphsField
        label={words.noteText}
        value={offer.note.text}
        fault={form.faults.get('offer.note.text')}
        max={most.text}
        onChange={(text) => form.change({ offer: { ...offer, note: { ...offer.note, text } } })}
      />
    </>
  )
}

const hasHeading = (section: HomeSection): section is keyof HomeContent['headings'] =>
  section !== 'offer' && section !== 'closing'

export function SectionFields({ form, draft, section }: { form: HomeForm; draft: HomeContent; section: HomeSection }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {hasHeading(section) && (
        <WordsFields
          form={form}
          path={`headings.${section}`}
          value={draft.headings[section]}
          onChange={(next) => form.change({ headings: { ...draft.headings, [section]: next } })}
        />
      )}
      {section === 'steps' && <StepsFields form={form} draft={draft} />}
      {section === 'questions' && <QuestionsFields form={form} draft={draft} />}
      {section === 'exchange' && <ExchangeFields form={form} draft={draft} />}
      {section === 'offer' && <OfferFields form={form} draft={draft} />}
      {section === 'closing' && (
        <WordsFields
          form={form}
          path="closing"
          value={draft.closing}
          onChange={(closing) => form.change({ closing })}
        />
      )}
    </Box>
  )
}
