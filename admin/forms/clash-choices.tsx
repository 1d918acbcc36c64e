import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { colours } from '../theme.ts'
import type { RecordForm } from './use-record-form.ts'
import { type FieldWords, valueText } from './value-text.ts'
import { formWords } from './words.ts'

/** Choice between both texts for each field that a colleague changed at the same time. */
export function ClashChoices({ form, kind }: { form: RecordForm; kind: FieldWords }) {
  return form.clashes.map((name) => (
    <Box
      key={name}
      data-clash
      tabIndex={-1}
      sx={{ p: 2, mb: 2, borderRadius: '14px', backgroundColor: colours.warningLight, display: 'grid', gap: 1 }}
    >
      <Typography sx={{ fontWeight: 600 }}>{formWords.theirs(kind.labels[name] ?? name)}</Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {valueText(kind, name, form.base[name])}
      </Typography>
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
