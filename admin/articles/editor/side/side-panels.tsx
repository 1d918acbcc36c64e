import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import type { Editor } from '@tiptap/react'
import { memo, useState } from 'react'
import type { ArticleCheck } from '../../../../contracts/articles/staff-drafts.ts'
import { ArticleExtras } from '../../extras/article-extras.tsx'
import { ChecksPanel } from '../checks/checks-panel.tsx'
import { placeOfCheck } from '../checks/place-of-check.ts'
import { CommentsPanel } from '../comments/comments-panel.tsx'
import type { Commenting } from '../comments/use-commenting.ts'
import type { DraftSaver } from '../saving/draft-saver.ts'
import { SettingsPanel, type SettingsProps } from '../settings-panel.tsx'
import { editorWords } from '../words.ts'
import { goTo, StatisticsPanel } from './statistics-panel.tsx'

const typographyKey = 'editor:typography'
const isOff = () => localStorage.getItem(typographyKey) === 'off'

function TypographySwitch({ editor }: { editor: Editor }) {
  const [enabled, setEnabled] = useState(() => !isOff())
  editor.storage.typography.enabled = enabled
  function change(checked: boolean): void {
    localStorage.setItem(typographyKey, checked ? 'on' : 'off')
    setEnabled(checked)
  }
  return (
    <FormControlLabel
      control={<Switch checked={enabled} onChange={(_event, checked) => change(checked)} />}
      label={editorWords.typography}
    />
  )
}

interface SidePanelsProps extends SettingsProps {
  uid: string
  editor: Editor
  saver: DraftSaver
  commenting: Commenting
}

const focusField = (label: string) =>
  document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.focus({ preventScroll: false })

/** Panels beside or below the text: length and headings, findings, comments and settings. */
export const SidePanels = memo(function SidePanels({ uid, editor, saver, commenting, ...settings }: SidePanelsProps) {
  const settingsId = 'article-settings'
  function go(check: ArticleCheck): void {
    const place = placeOfCheck(editor.state.doc, check)
    if ('pos' in place) goTo(editor, place.pos)
    else if (place.field === 'settings') {
      document.getElementById(settingsId)?.querySelector<HTMLElement>('[role="combobox"], input, button')?.focus()
    } else focusField(editorWords[place.field])
  }
  return (
    <Box component="aside" className="writing-side" aria-label={editorWords.side}>
      <CommentsPanel uid={uid} editor={editor} {...commenting} />
      <StatisticsPanel editor={editor} />
      <ChecksPanel uid={uid} editor={editor} meta={settings.meta} saver={saver} onGo={go} />
      <Box id={settingsId}>
        <SettingsPanel {...settings} />
        <ArticleExtras {...settings} uid={uid} />
      </Box>
      <TypographySwitch editor={editor} />
    </Box>
  )
})
