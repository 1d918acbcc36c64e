import Box from '@mui/material/Box'
import type { HomeContent, HomeSection } from '../../contracts/site/home.ts'
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
  /** path of its violations */
  path: string
  value: W
  max?: number
  /** The text has at most so many characters, as HTML. */
  mostText?: number
  onChange(value: W): void
}

/** A title and its text. */
export const WordsFields = <W extends Words>({
  form,
  path,
  value,
  max = 120,
  mostText = 1000,
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
      most={6}
      add={words.addStep}
      empty={{ title: '', text: '' }}
      onChange={(steps) => form.change({ steps })}
    >
      {(step, place, change) => (
        <WordsFields form={form} path={`steps.${place}`} value={step} max={80} mostText={800} onChange={change} />
      )}
    </ListFields>
  )
}

function QuestionsFields({ form, draft }: { form: HomeForm; draft: HomeContent }) {
  return (
    <ListFields
      items={draft.questions}
      most={20}
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
            max={200}
            onChange={(question) => change({ ...one, question })}
          />
          <ParagraphsField
            label={words.answer}
            value={one.answer}
            fault={form.faults.get(`questions.${place}.answer`)}
            max={4000}
            onChange={(answer) => change({ ...one, answer })}
          />
        </>
      )}
    </ListFields>
  )
}

function ExchangeFields({ form, draft }: { form: HomeForm; draft: HomeContent }) {
  const next = draft.exchange.at(-1)?.from === 'member' ? 'coach' : 'member'
  return (
    <ListFields<HomeContent['exchange'][number]>
      items={draft.exchange}
      most={6}
      add={words.addBubble}
      empty={{ from: next, text: '' }}
      onChange={(exchange) => form.change({ exchange })}
    >
      {(bubble, place, change) => (
        <LineField
          label={words[bubble.from]}
          value={bubble.text}
          fault={form.faults.get(`exchange.${place}.text`)}
          max={400}
          onChange={(text) => change({ ...bubble, text })}
        />
      )}
    </ListFields>
  )
}

const mostPoints = 8
const mostOfPoint = 200

/** Every point has its own length. */
function pointsFault({ faults }: HomeForm, points: readonly string[]): string | undefined {
  if (points.length > mostPoints) return words.tooManyPoints(mostPoints)
  const place = points.findIndex((point) => codePointLength(point) > mostOfPoint)
  if (place >= 0) return words.pointTooLong(place + 1, codePointLength(points[place] ?? '') - mostOfPoint)
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
        max={120}
        onChange={(title) => form.change({ offer: { ...offer, note: { ...offer.note, title } } })}
      />
      <ParagraphsField
        label={words.noteText}
        value={offer.note.text}
        fault={form.faults.get('offer.note.text')}
        max={1000}
        onChange={(text) => form.change({ offer: { ...offer, note: { ...offer.note, text } } })}
      />
    </>
  )
}

const hasHeading = (section: HomeSection): section is keyof HomeContent['headings'] =>
  section !== 'offer' && section !== 'closing'

/** Everything that is written in one section. */
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
