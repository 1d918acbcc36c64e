import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { formWords } from '../forms/words.ts'
import { TitledDialog } from '../layout/titled-dialog.tsx'
import { colours } from '../theme.ts'
import { areShortcutsOn, setShortcutsEnabled } from './preference.ts'
import { shortcutWords } from './words.ts'

interface KeysOf {
  title: string
  keys: readonly (readonly [key: string, text: string])[]
}

const Keys = ({ title, keys }: KeysOf) => (
  <Box component="section" sx={{ mt: 2 }}>
    <Typography component="h3" sx={{ fontWeight: 700, mb: 0.5 }}>
      {title}
    </Typography>
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 2, rowGap: 0.5 }}
    >
      {keys.flatMap(([key, text]) => [
        <Box component="dt" key={key}>
          <Box
            component="kbd"
            sx={{
              px: 1,
              borderRadius: '6px',
              border: `1px solid ${colours.lineStrong}`,
              fontFamily: 'inherit',
              fontSize: 14,
            }}
          >
            {key}
          </Box>
        </Box>,
        <Box component="dd" key={text} sx={{ m: 0 }}>
          {text}
        </Box>,
      ])}
    </Box>
  </Box>
)

/** The list of keys, and the switch that turns them off. */
export default function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const [on, setOn] = useState(areShortcutsOn)
  return (
    <TitledDialog
      title={shortcutWords.open}
      maxWidth="xs"
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {formWords.close}
        </Button>
      }
    >
      <FormControlLabel
        control={
          <Switch
            checked={on}
            onChange={({ target }) => {
              setShortcutsEnabled(target.checked)
              setOn(target.checked)
            }}
          />
        }
        label={shortcutWords.enabled}
      />
      <Typography sx={{ color: 'text.secondary' }}>{shortcutWords.hint}</Typography>
      <Keys {...shortcutWords.list} />
      <Keys {...shortcutWords.thread} />
      <Keys {...shortcutWords.everywhere} />
    </TitledDialog>
  )
}
