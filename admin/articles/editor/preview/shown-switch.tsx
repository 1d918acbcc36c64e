import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { previewWords } from './words.ts'

export type Shown = 'text' | 'preview'

/** Below 1200 px, as in preview.css, only one of the two fits: show the preview, which the user asked for. */
export const firstShown = (): Shown => (matchMedia('(min-width: 1200px)').matches ? 'text' : 'preview')

/** Switches between text and preview, on a screen without room for both. */
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
