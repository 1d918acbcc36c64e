import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { previewWords } from './words.ts'

export type Shown = 'text' | 'preview'

/** Where there is room for one alone, what was asked for; as in preview.css. */
export const firstShown = (): Shown => (matchMedia('(min-width: 1200px)').matches ? 'text' : 'preview')

/** On a screen that has no room for both. */
export function ShownSwitch({ shown, onChange }: { shown: Shown; onChange(shown: Shown): void }) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      className="preview-switch"
      value={shown}
      aria-label={previewWords.shown}
      onChange={(_event, chosen: Shown | null) => chosen && onChange(chosen)}
    >
      <ToggleButton value="text">{previewWords.text}</ToggleButton>
      <ToggleButton value="preview">{previewWords.preview}</ToggleButton>
    </ToggleButtonGroup>
  )
}
