import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { colours } from '../theme.ts'
import type { RecordForm } from './use-record-form.ts'
import { formWords } from './words.ts'

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Fields that a colleague changed at the same time: her text beside the typed one. */
export function ClashChoices({ form, labels }: { form: RecordForm; labels: Readonly<Record<string, string>> }) {
  return form.clashes.map((name) => (
    <Box
      key={name}
      sx={{ p: 2, mb: 2, borderRadius: '14px', backgroundColor: colours.warningLight, display: 'grid', gap: 1 }}
    >
      <Typography sx={{ fontWeight: 600 }}>{formWords.theirs(labels[name] ?? name)}</Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{shown(form.base[name])}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" color="inherit" onClick={() => form.settle(name, true)}>
          {formWords.takeTheirs}
        </Button>
        <Button color="inherit" onClick={() => form.settle(name, false)}>
          {formWords.keepMine}
        </Button>
      </Box>
    </Box>
  ))
}
