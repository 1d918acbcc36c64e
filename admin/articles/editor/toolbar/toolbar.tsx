import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type Editor, useEditorState } from '@tiptap/react'
import { Image as ImageIcon, Link2, MessageSquarePlus, Plus, Redo2, Search, Table2, Type, Undo2 } from 'lucide-react'
import { memo, useRef } from 'react'
import { colours } from '../../../theme.ts'
import { commentWords } from '../comments/words.ts'
import { selectedPicture } from '../tools/picture-dialog.tsx'
import { editorWords } from '../words.ts'
import { ActionButton, ActionMenu, StyleSelect, ToolButton } from './buttons.tsx'
import { menuMarks, styleOf, tableActs, tools } from './tools.ts'
import { useToolbarKeys } from './use-toolbar-keys.ts'

const texts = editorWords.toolbar

interface ToolbarProps {
  editor: Editor
  onInsert(place: { left: number; top: number }): void
  onAsk(asked: 'link' | 'describe'): void
  onFind(): void
  /** absent where comments are not available */
  onComment?: () => void
}

const toolbarId = 'article-toolbar'

export const focusToolbar = (): void =>
  document.getElementById(toolbarId)?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()

export const Toolbar = memo(function Toolbar({ editor, onInsert, onAsk, onFind, onComment }: ToolbarProps) {
  const { active, style, undoable, redoable, inTable, onPicture } = useEditorState({
    editor,
    selector: ({ editor }) => ({
      active: tools.map(({ name }) => editor.isActive(name)),
      style: styleOf(editor),
      undoable: editor.can().undo(),
      redoable: editor.can().redo(),
      inTable: editor.isActive('table'),
      onPicture: selectedPicture(editor) !== null,
    }),
  })
  const toolbar = useRef<HTMLElement>(null)
  const { onFocus, move } = useToolbarKeys(toolbar)
  return (
    <Box
      ref={toolbar}
      role="toolbar"
      id={toolbarId}
      aria-label={texts.label}
      onFocus={onFocus}
      onKeyDown={(event) => {
        // React also sends key events from open menus here: ignore them.
        if (!event.currentTarget.contains(event.target as Node) || move(event)) return
        if (event.key === 'Escape') editor.commands.focus()
      }}
      sx={{
        display: 'flex',
        flexWrap: { xs: 'nowrap', md: 'wrap' },
        overflowX: 'auto',
        flexShrink: 0,
        '& > *': { flexShrink: 0 },
        alignItems: 'center',
        gap: 0.5,
        px: { xs: 1, md: 2 },
        py: 0.5,
        backgroundColor: colours.card,
        borderBottom: `1px solid ${colours.line}`,
      }}
    >
      <StyleSelect editor={editor} style={style} />
      {tools.map((tool, index) => (
        <ToolButton key={tool.name} tool={tool} editor={editor} active={active[index] === true} />
      ))}
      <ActionButton label={texts.link} icon={Link2} onClick={() => onAsk('link')} />
      <ActionMenu
        label={texts.more}
        icon={Type}
        items={menuMarks.map(([name, label]) => ({
          label,
          run: () => editor.chain().focus().toggleMark(name).run(),
        }))}
      />
      {inTable && (
        <ActionMenu
          label={editorWords.table.label}
          icon={Table2}
          items={tableActs.map(([label, act]) => ({ label, run: () => act(editor) }))}
        />
      )}
      {onPicture && (
        <ActionButton label={editorWords.picture.describe} icon={ImageIcon} onClick={() => onAsk('describe')} />
      )}
      <Button
        color="inherit"
        aria-haspopup="menu"
        startIcon={<Plus aria-hidden size={18} />}
        onClick={({ currentTarget }) => {
          const { left, bottom } = currentTarget.getBoundingClientRect()
          onInsert({ left, top: bottom })
        }}
      >
        {editorWords.insert.open}
      </Button>
      <ActionButton
        label={texts.undo}
        icon={Undo2}
        disabled={!undoable}
        onClick={() => editor.chain().focus().undo().run()}
      />
      <ActionButton
        label={texts.redo}
        icon={Redo2}
        disabled={!redoable}
        onClick={() => editor.chain().focus().redo().run()}
      />
      {onComment && (
        <ActionButton
          label={commentWords.add}
          title={`${commentWords.add} (${commentWords.keys})`}
          icon={MessageSquarePlus}
          onClick={onComment}
        />
      )}
      <ActionButton label={editorWords.find.label} icon={Search} onClick={onFind} />
    </Box>
  )
})
