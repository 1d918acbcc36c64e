import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
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
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title">{shortcutWords.open}</DialogTitle>
      <DialogContent>
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
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {shortcutWords.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
