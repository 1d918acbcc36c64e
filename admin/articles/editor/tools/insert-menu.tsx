import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { Editor } from '@tiptap/react'
import { editorWords } from '../words.ts'
import { insertCallout, insertFootnote, insertQuote, insertRule, insertTable } from './insert-commands.ts'

const texts = editorWords.insert

export type Asked = 'picture' | 'link' | 'embed'

interface InsertMenuProps {
  editor: Editor
  /** position of the menu; null: closed */
  place: { left: number; top: number } | null
  onAsk(asked: Asked): void
  onClose(): void
}

const blocks = (editor: Editor): [string, () => unknown][] => [
  [texts.heading2, () => editor.chain().focus().setNode('heading', { level: 2 }).run()],
  [texts.heading3, () => editor.chain().focus().setNode('heading', { level: 3 }).run()],
  [texts.bulletList, () => editor.chain().focus().toggleBulletList().run()],
  [texts.orderedList, () => editor.chain().focus().toggleOrderedList().run()],
  [texts.quote, () => insertQuote(editor)],
  [texts.pullQuote, () => insertCallout(editor, 'pull-quote')],
  [texts.try, () => insertCallout(editor, 'try')],
  [texts.know, () => insertCallout(editor, 'know')],
  [texts.emergency, () => insertCallout(editor, 'emergency')],
  [texts.table, () => insertTable(editor)],
  [texts.footnote, () => insertFootnote(editor, texts.footnotePlaceholder)],
  [texts.rule, () => insertRule(editor)],
]

/**
 * Menu of elements to insert, opened from the toolbar or by « / » on an empty line. Typing a letter moves to the
 * entry that begins with it.
 */
export function InsertMenu({ editor, place, onAsk, onClose }: InsertMenuProps) {
  const run = (act: () => unknown) => () => {
    onClose()
    // The menu gives the focus back to the editor first.
    requestAnimationFrame(() => act())
  }
  return (
    <Menu
      open={place !== null}
      onClose={onClose}
      anchorReference="anchorPosition"
      {...(place ? { anchorPosition: place } : {})}
      slotProps={{ list: { 'aria-label': texts.label } }}
    >
      <MenuItem onClick={run(() => onAsk('picture'))}>{texts.picture}</MenuItem>
      <MenuItem onClick={run(() => onAsk('link'))}>{texts.link}</MenuItem>
      <MenuItem onClick={run(() => onAsk('embed'))}>{texts.embed}</MenuItem>
      {blocks(editor).map(([label, act]) => (
        <MenuItem key={label} onClick={run(act)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}
