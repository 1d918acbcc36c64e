import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { hasDefaultQuestions } from '../../contracts/administration/default-contact-page.ts'
import type { ContactPage, Emergency } from '../../contracts/administration/site-frame.ts'
import { LineField, TextBlock } from '../forms/line-fields.tsx'
import { ListFields } from '../forms/list-fields.tsx'
import { FieldGroup, twoColumns } from '../layout/field-group.tsx'
import { AdminPage } from '../navigation/admin-page.tsx'
import { siteWords } from '../site/words.ts'
import { FrameForm } from './frame-form.tsx'
import { useContactPage } from './use-frame.ts'
import { frameWords } from './words.ts'

const words = frameWords.contact

interface PartProps<Value> {
  value: Value
  faults: ReadonlyMap<string, string>
  onChange(value: Value): void
}

const emergencyFields = [
  ['contact', words.emergencyContact],
  ['coaching', words.emergencyCoaching],
  ['discussion', words.emergencyDiscussion],
] as const

const EmergencyPart = ({ value, faults, onChange }: PartProps<Emergency>) => (
  <FieldGroup title={words.emergency}>
    <LineField
      label={words.emergencyTitle}
      value={value.title}
      fault={faults.get('emergency.title')}
      max={80}
      onChange={(title) => onChange({ ...value, title })}
    />
    {emergencyFields.map(([name, label]) => (
      <TextBlock
        key={name}
        label={label}
        value={value[name]}
        fault={faults.get(`emergency.${name}`)}
        max={600}
        onChange={(text) => onChange({ ...value, [name]: text })}
      />
    ))}
  </FieldGroup>
)

const CategoriesPart = ({ value, faults, onChange }: PartProps<ContactPage['categories']>) => (
  <FieldGroup title={words.categories}>
    <ListFields<ContactPage['categories'][number]>
      items={value}
      most={20}
      add={words.addCategory}
      empty={{ name: '', to: 'support' }}
      onChange={onChange}
    >
      {(category, place, change) => (
        <Box sx={twoColumns}>
          <LineField
            label={words.category}
            value={category.name}
            fault={faults.get(`contact-page.categories.${place}.name`) ?? faults.get('contact-page.categories')}
            max={32}
            onChange={(name) => change({ ...category, name })}
          />
          <TextField
            select
            fullWidth
            label={words.goesTo}
            value={category.to}
            onChange={({ target }) => change({ ...category, to: target.value === 'owner' ? 'owner' : 'support' })}
          >
            <MenuItem value="support">{words.support}</MenuItem>
            <MenuItem value="owner">{words.owner}</MenuItem>
          </TextField>
        </Box>
      )}
    </ListFields>
  </FieldGroup>
)

function QuestionsPart({ value, faults, onChange }: PartProps<ContactPage['questions']>) {
  return (
    <FieldGroup title={words.questions}>
      {hasDefaultQuestions(value) && <Alert severity="info">{words.starting}</Alert>}
      <ListFields<ContactPage['questions'][number]>
        items={value}
        most={30}
        add={words.addQuestion}
        empty={{ question: '', answer: '', link: null }}
        onChange={onChange}
      >
        {(one, place, change) => {
          const path = `contact-page.questions.${place}`
          const link = one.link ?? { label: '', to: '' }
          return (
            <>
              <LineField
                label={words.question}
                value={one.question}
                fault={faults.get(`${path}.question`)}
                max={200}
                onChange={(question) => change({ ...one, question })}
              />
              <TextBlock
                label={words.answer}
                value={one.answer}
                fault={faults.get(`${path}.answer`)}
                max={2000}
                onChange={(answer) => change({ ...one, answer })}
              />
              <Box sx={twoColumns}>
                <LineField
                  label={words.linkLabel}
                  value={link.label}
                  fault={faults.get(`${path}.link.label`)}
                  help={words.linkHelp}
                  onChange={(label) => change({ ...one, link: { ...link, label } })}
                />
                <LineField
                  label={words.linkTo}
                  value={link.to}
                  fault={faults.get(`${path}.link.to`)}
                  help={frameWords.navigation.toHelp}
                  onChange={(to) => change({ ...one, link: { ...link, to: to.trim() } })}
                />
              </Box>
            </>
          )
        }}
      </ListFields>
    </FieldGroup>
  )
}

const shownOn = {
  '/contact': frameWords.workingCopy.contact,
  '/contact/new-ticket': frameWords.workingCopy.newTicket,
}

function ContactForm() {
  const form = useContactPage()
  const { draft, faults, notice } = form
  if (!draft) return <Typography role="status">{notice?.text ?? siteWords.loading}</Typography>
  const page = draft['contact-page']
  const set = (part: Partial<ContactPage>) => form.setDraft({ ...draft, 'contact-page': { ...page, ...part } })
  return (
    <FrameForm form={form} shownOn={shownOn}>
      <QuestionsPart value={page.questions} faults={faults} onChange={(questions) => set({ questions })} />
      <CategoriesPart value={page.categories} faults={faults} onChange={(categories) => set({ categories })} />
      <EmergencyPart
        value={draft.emergency}
        faults={faults}
        onChange={(emergency) => form.setDraft({ ...draft, emergency })}
      />
    </FrameForm>
  )
}

/** Questions, categories and emergency numbers of the contact page. */
export default function ContactSettingsPage() {
  return (
    <AdminPage intro={words.intro} narrow>
      <ContactForm />
    </AdminPage>
  )
}
