import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { AdminPage } from '../navigation/admin-page.tsx'
import { SettingsForm } from '../site/settings-form.tsx'
import { siteWords } from '../site/words.ts'
import { AccountingExport } from './accounting-export.tsx'
import { keyOf, type LegalFactField, type LegalFactGroup, legalFactGroups } from './fields.ts'
import { useLegalFacts } from './use-legal-facts.ts'

const texts = siteWords
type Facts = ReturnType<typeof useLegalFacts>

function FactField({ field, facts }: { field: LegalFactField; facts: Facts }) {
  const key = keyOf(field)
  const fault = facts.faults.get(key)
  return (
    <TextField
      fullWidth
      id={key}
      label={field.label}
      value={facts.draft[key] ?? ''}
      onChange={({ target }) => facts.type(key, target.value)}
      error={fault !== undefined}
      helperText={fault ?? field.help}
      multiline={field.multiline ?? false}
      minRows={field.multiline ? 2 : undefined}
      autoComplete={field.autoComplete ?? 'off'}
      slotProps={{ htmlInput: { 'aria-invalid': fault !== undefined } }}
    />
  )
}

const Group = ({ group, facts }: { group: LegalFactGroup; facts: Facts }) => (
  <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, mb: 4 }}>
    <Typography component="legend" variant="h2" sx={{ mb: 2, p: 0 }}>
      {group.title}
    </Typography>
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
      {group.fields.map((field) => (
        <FactField key={keyOf(field)} field={field} facts={facts} />
      ))}
    </Box>
  </Box>
)

function FactsForm() {
  const facts = useLegalFacts()
  if (!facts.ready) return <Typography role="status">{facts.notice?.text ?? texts.loading}</Typography>
  return (
    <SettingsForm form={facts}>
      {legalFactGroups.map((group) => (
        <Group key={group.title} group={group} facts={facts} />
      ))}
    </SettingsForm>
  )
}

/** Edits the publisher's legal facts. The accounting export contains them. */
export default function LegalFactsPage() {
  return (
    <AdminPage intro={texts.legal.intro} narrow>
      <FactsForm />
      <AccountingExport />
    </AdminPage>
  )
}
