import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { previewWords } from './words.ts'

export type EditorView = 'text' | 'preview'

/** Below 1200 px (see preview.css), text and preview do not both fit: show the preview, which the user asked for. */
export const chooseInitialView = (): EditorView => (matchMedia('(min-width: 1200px)').matches ? 'text' : 'preview')

/** Switches between text and preview, on a screen without room for both. */
export function EditorViewSwitch({ shown, onChange }: { shown: EditorView; onChange(shown: EditorView): void }) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      className="preview-switch"
      value={shown}
      aria-label={previewWords.shown}
      onChange={(_event, chosen: EditorView | null) => chosen && onChange(chosen)}
    >
      <ToggleButton value="text">{previewWords.text}</ToggleButton>
      <ToggleButton value="preview">{previewWords.preview}</ToggleButton>
    </ToggleButtonGroup>
  )
}
