import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Tooltip from '@mui/material/Tooltip'
import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Image as ImageIcon,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  MessageSquarePlus,
  Plus,
  Quote,
  Redo2,
  Search,
  Table2,
  Type,
  Undo2,
} from 'lucide-react'
import { memo, useRef, useState } from 'react'
import { colours } from '../../../theme.ts'
import { commentWords } from '../comments/words.ts'
import { selectedPicture } from '../tools/picture-dialog.tsx'
import { editorWords } from '../words.ts'
import { useToolbarKeys } from './use-toolbar-keys.ts'

const texts = editorWords.toolbar

interface Tool {
  name: string
  label: string
  icon: LucideIcon
  run(editor: Editor): unknown
}

const tools: readonly Tool[] = [
  {
    name: 'strong',
    label: texts.strong,
    icon: Bold,
    run: (editor) => editor.chain().focus().toggleMark('strong').run(),
  },
  { name: 'em', label: texts.em, icon: Italic, run: (editor) => editor.chain().focus().toggleMark('em').run() },
  {
    name: 'bulletList',
    label: texts.bulletList,
    icon: List,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: texts.orderedList,
    icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    label: texts.blockquote,
    icon: Quote,
    run: (editor) => editor.chain().focus().toggleWrap('blockquote').run(),
  },
]

const styles = { paragraph: texts.paragraph, 2: texts.heading2, 3: texts.heading3, 4: texts.heading4 }
type Style = keyof typeof styles

function styleOf(editor: Editor): Style {
  if (!editor.isActive('heading')) return 'paragraph'
  return editor.getAttributes('heading').level as Style
}

function applyStyle(editor: Editor, style: string): void {
  const chain = editor.chain().focus()
  if (style === 'paragraph') chain.setNode('paragraph').run()
  else chain.setNode('heading', { level: Number(style) }).run()
}

function ToolButton({ tool: { label, icon: Icon, run }, editor, active }: ToolButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        aria-pressed={active}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => run(editor)}
        sx={{ borderRadius: '10px', ...(active ? { backgroundColor: colours.roseMid } : {}) }}
      >
        <Icon aria-hidden size={18} />
      </IconButton>
    </Tooltip>
  )
}
interface ToolButtonProps {
  tool: Tool
  editor: Editor
  active: boolean
}

const rareMarks = [
  ['underline', texts.underline],
  ['strike', texts.strike],
  ['highlight', texts.highlight],
  ['small', texts.small],
  ['superscript', texts.superscript],
  ['subscript', texts.subscript],
  ['code', texts.code],
  ['cite', texts.cite],
  ['quoted', texts.quoted],
] as const

const tableActs = [
  [editorWords.table.rowAfter, (editor: Editor) => editor.chain().focus().addRowAfter().run()],
  [editorWords.table.columnAfter, (editor: Editor) => editor.chain().focus().addColumnAfter().run()],
  [editorWords.table.deleteRow, (editor: Editor) => editor.chain().focus().deleteRow().run()],
  [editorWords.table.deleteColumn, (editor: Editor) => editor.chain().focus().deleteColumn().run()],
  [editorWords.table.header, (editor: Editor) => editor.chain().focus().toggleHeaderCell().run()],
  [editorWords.table.deleteTable, (editor: Editor) => editor.chain().focus().deleteTable().run()],
] as const

interface ActMenuProps {
  label: string
  icon: LucideIcon
  items: readonly { label: string; run(): unknown }[]
}

function ActMenu({ label, icon: Icon, items }: ActMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
          <Icon aria-hidden size={18} />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {items.map((item) => (
          <MenuItem
            key={item.label}
            onClick={() => {
              close()
              requestAnimationFrame(() => item.run())
            }}
          >
            {item.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

interface ToolbarProps {
  editor: Editor
  onInsert(place: { left: number; top: number }): void
  onAsk(asked: 'link' | 'describe'): void
  onFind(): void
  /** absent where nobody comments */
  onComment?: () => void
}

const toolbarId = 'article-toolbar'

export const focusToolbar = (): void =>
  document.getElementById(toolbarId)?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()

/** Actions on the selection. */
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
        // Keys of open menus arrive here too.
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
      <Select
        size="small"
        value={String(style)}
        onChange={({ target }) => applyStyle(editor, target.value)}
        inputProps={{ 'aria-label': texts.style }}
        sx={{ minWidth: 120 }}
      >
        {Object.entries(styles).map(([value, label]) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </Select>
      {tools.map((tool, index) => (
        <ToolButton key={tool.name} tool={tool} editor={editor} active={active[index] === true} />
      ))}
      <Tooltip title={texts.link}>
        <IconButton aria-label={texts.link} onClick={() => onAsk('link')}>
          <Link2 aria-hidden size={18} />
        </IconButton>
      </Tooltip>
      <ActMenu
        label={texts.more}
        icon={Type}
        items={rareMarks.map(([name, label]) => ({
          label,
          run: () => editor.chain().focus().toggleMark(name).run(),
        }))}
      />
      {inTable && (
        <ActMenu
          label={editorWords.table.label}
          icon={Table2}
          items={tableActs.map(([label, act]) => ({ label, run: () => act(editor) }))}
        />
      )}
      {onPicture && (
        <Tooltip title={editorWords.picture.describe}>
          <IconButton aria-label={editorWords.picture.describe} onClick={() => onAsk('describe')}>
            <ImageIcon aria-hidden size={18} />
          </IconButton>
        </Tooltip>
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
      <Tooltip title={texts.undo}>
        <span>
          <IconButton aria-label={texts.undo} disabled={!undoable} onClick={() => editor.chain().focus().undo().run()}>
            <Undo2 aria-hidden size={18} />
          </IconButton>
        </span>
      </Tooltip>
      <Tooltip title={texts.redo}>
        <span>
          <IconButton aria-label={texts.redo} disabled={!redoable} onClick={() => editor.chain().focus().redo().run()}>
            <Redo2 aria-hidden size={18} />
          </IconButton>
        </span>
      </Tooltip>
      {onComment && (
        <Tooltip title={`${commentWords.add} (${commentWords.keys})`}>
          <IconButton aria-label={commentWords.add} onClick={onComment}>
            <MessageSquarePlus aria-hidden size={18} />
          </IconButton>
        </Tooltip>
      )}
      <Tooltip title={editorWords.find.label}>
        <IconButton aria-label={editorWords.find.label} onClick={onFind}>
          <Search aria-hidden size={18} />
        </IconButton>
      </Tooltip>
    </Box>
  )
})
