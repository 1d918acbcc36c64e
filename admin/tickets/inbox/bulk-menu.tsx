import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Popover from '@mui/material/Popover'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { whenText } from '../actions/colleague-field.tsx'
import { useColleagues } from '../actions/use-colleagues.ts'
import { suggestMoments, TimeField, useTimeField } from '../composer/time-field.tsx'
import type { BulkChange } from './bulk-change.ts'
import { inboxWords } from './words.ts'

interface BulkMenuProps {
  act: keyof typeof inboxWords.asks
  count: number
  anchor: Element
  onChange(change: BulkChange): void
  onClose(): void
}

/** Form for a tag, or for a moment that the menu does not offer. */
function ValueForm({ act, count, anchor, onChange, onClose }: BulkMenuProps & { act: 'tag' | 'snooze' }) {
  const [tag, setTag] = useState('')
  const time = useTimeField()
  function submit(event: FormEvent): void {
    event.preventDefault()
    const until = act === 'snooze' ? time.read()?.toISOString() : undefined
    if (until) onChange({ act: 'snooze', until })
    if (act === 'tag' && tag.trim() !== '') onChange({ act, tag: tag.trim().toLowerCase() })
  }
  const label = inboxWords.asks[act](count)
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
    >
      <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1.5, p: 2, width: 320, maxWidth: '90vw' }}>
        {act === 'tag' ? (
          <TextField
            autoFocus
            required
            label={label}
            value={tag}
            onChange={({ target }) => setTag(target.value)}
            slotProps={{ htmlInput: { maxLength: 40, dir: 'auto' } }}
          />
        ) : (
          <div>
            <TimeField field={time} hint={inboxWords.snoozeHint} />
          </div>
        )}
        <Button type="submit" variant="contained">
          {inboxWords.acts[act].replace('…', '')}
        </Button>
      </Box>
    </Popover>
  )
}

/** Menu beside the pressed button. Asks for a colleague, a tag or a moment; the choice takes effect at once. */
export default function BulkMenu(props: BulkMenuProps) {
  const { act, count, anchor, onChange, onClose } = props
  const [byHand, setByHand] = useState(false)
  const colleagues = useColleagues(act === 'assign')
  if (act === 'tag' || (act === 'snooze' && byHand)) return <ValueForm {...props} act={act} />
  // A menu focuses its first item when it opens: open it only once its items are loaded.
  if (act === 'assign' && !colleagues) return null
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': inboxWords.asks[act](count) } }}>
      {colleagues?.length === 0 && <MenuItem disabled>{inboxWords.alone}</MenuItem>}
      {act === 'assign'
        ? colleagues?.map((one) => (
            <MenuItem key={one.uid} dir="auto" onClick={() => onChange({ act, to: one.uid })}>
              {one.name}
              {whenText(one)}
            </MenuItem>
          ))
        : [
            ...suggestMoments().map(({ text, moment }) => (
              <MenuItem key={text} onClick={() => onChange({ act: 'snooze', until: moment.toISOString() })}>
                {text}
              </MenuItem>
            )),
            <MenuItem key="other" onClick={() => setByHand(true)}>
              {inboxWords.otherMoment}
            </MenuItem>,
          ]}
    </Menu>
  )
}
