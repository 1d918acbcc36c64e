import type { Editor } from '@tiptap/react'
import { Bold, Italic, List, ListOrdered, type LucideIcon, Quote } from 'lucide-react'
import { editorWords } from '../words.ts'

const texts = editorWords.toolbar

export interface Tool {
  name: string
  label: string
  icon: LucideIcon
  run(editor: Editor): unknown
}

export const tools: readonly Tool[] = [
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

export const styles = { paragraph: texts.paragraph, 2: texts.heading2, 3: texts.heading3, 4: texts.heading4 }
export type Style = keyof typeof styles

export function styleOf(editor: Editor): Style {
  if (!editor.isActive('heading')) return 'paragraph'
  return editor.getAttributes('heading').level as Style
}

export function applyStyle(editor: Editor, style: string): void {
  const chain = editor.chain().focus()
  if (style === 'paragraph') chain.setNode('paragraph').run()
  else chain.setNode('heading', { level: Number(style) }).run()
}

export const menuMarks = [
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

export const tableActs = [
  [editorWords.table.rowAfter, (editor: Editor) => editor.chain().focus().addRowAfter().run()],
  [editorWords.table.columnAfter, (editor: Editor) => editor.chain().focus().addColumnAfter().run()],
  [editorWords.table.deleteRow, (editor: Editor) => editor.chain().focus().deleteRow().run()],
  [editorWords.table.deleteColumn, (editor: Editor) => editor.chain().focus().deleteColumn().run()],
  [editorWords.table.header, (editor: Editor) => editor.chain().focus().toggleHeaderCell().run()],
  [editorWords.table.deleteTable, (editor: Editor) => editor.chain().focus().deleteTable().run()],
] as const
