import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Tooltip from '@mui/material/Tooltip'
import { type Editor, useEditorState } from '@tiptap/react'
import { Bold, Italic, List, ListOrdered, type LucideIcon, Quote, Redo2, Undo2 } from 'lucide-react'
import { colours } from '../../theme.ts'
import { editorWords } from './words.ts'

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

/** What may be done with the selection. */
export function Toolbar({ editor }: { editor: Editor }) {
  const { active, style, undoable, redoable } = useEditorState({
    editor,
    selector: ({ editor }) => ({
      active: tools.map(({ name }) => editor.isActive(name)),
      style: styleOf(editor),
      undoable: editor.can().undo(),
      redoable: editor.can().redo(),
    }),
  })
  return (
    <Box
      role="toolbar"
      aria-label={texts.label}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.5,
        px: { xs: 1, md: 2 },
        py: 0.5,
        backgroundColor: '#fff',
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
    </Box>
  )
}
