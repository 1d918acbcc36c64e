import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { type ImportFormat, importFormat, uploadedImportMaxBytes } from '../../contracts/articles/staff-exchange.ts'
import type { ImportToSend } from './use-imports.ts'
import { exchangeWords } from './words.ts'

const texts = exchangeWords.bring

interface ImportFormProps {
  /** progress of the upload */
  percent: number | undefined
  /** a dry run of the chosen file succeeded */
  rehearsed: boolean
  onChange(): void
  onSend(request: ImportToSend): void
}

/** Origin of an address as copied from the address bar; the server refuses invalid addresses. */
function originOf(site: string): string {
  const given = site.trim()
  if (given === '') return ''
  return URL.parse(given.includes('://') ? given : `https://${given}`)?.origin ?? given
}

/** Uploads a file and names its origin: first as a dry run, then as the import. */
export function ImportForm({ percent, rehearsed, onChange, onSend }: ImportFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const [format, setFormat] = useState<ImportFormat>('ghost')
  const [file, setFile] = useState<File>()
  const [site, setSite] = useState('')
  const tooLarge = file !== undefined && file.size > uploadedImportMaxBytes
  const busy = percent !== undefined
  const ready = file !== undefined && !tooLarge && !busy
  // Keep the typed address when the format changes; an export of this software needs none.
  const pictures = format === 'export' ? '' : originOf(site)
  const send = (dryRun: boolean) => {
    if (ready && (dryRun || rehearsed)) onSend({ file, format, dryRun, pictures })
  }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, alignItems: 'flex-start', maxWidth: 640 }}>
      <TextField
        select
        fullWidth
        id="import-format"
        label={texts.format}
        value={format}
        onChange={({ target }) => {
          setFormat(importFormat.parse(target.value))
          onChange()
        }}
      >
        {importFormat.options.map((one) => (
          <MenuItem key={one} value={one}>
            {texts.formats[one]}
          </MenuItem>
        ))}
      </TextField>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,.xml,.zip"
        aria-label={texts.file}
        onChange={({ target }) => {
          setFile(target.files?.[0])
          onChange()
          target.value = ''
        }}
      />
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<FileUp aria-hidden size={18} />}
        onClick={() => input.current?.click()}
      >
        {texts.file}
      </Button>
      {format !== 'export' && (
        <TextField
          fullWidth
          label={texts.pictures}
          helperText={texts.picturesHelp}
          placeholder="https://exemple.org"
          value={site}
          onChange={({ target }) => {
            setSite(target.value)
            onChange()
          }}
          slotProps={{ htmlInput: { inputMode: 'url', autoComplete: 'off', maxLength: 200 } }}
        />
      )}
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        {tooLarge ? texts.tooLarge : file && texts.chosen(file.name)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant={rehearsed ? 'outlined' : 'contained'} aria-disabled={!ready} onClick={() => send(true)}>
          {busy ? texts.sending(percent) : texts.rehearse}
        </Button>
        <Button variant="contained" disabled={!rehearsed || !ready} onClick={() => send(false)}>
          {texts.run}
        </Button>
      </Box>
      {!rehearsed && <Typography variant="body2">{texts.runHelp}</Typography>}
    </Box>
  )
}
