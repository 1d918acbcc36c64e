import { type EditorState, NodeSelection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import type { Callout } from '../../../../contracts/articles/article-content.ts'
import { embedOf } from '../../../../contracts/articles/article-content.ts'
import type { StaffMedia } from '../../../../contracts/articles/staff-media.ts'

const text = (value: string) => (value === '' ? [] : [{ type: 'text', text: value }])
const paragraph = { type: 'paragraph' }
const caption = (content: object[] = []) => ({ type: 'figureCaption', content })

/** The frame of a missing picture is selected. */
export const isFrameSelected = ({ selection }: EditorState): boolean =>
  selection instanceof NodeSelection && selection.node.type.name === 'missingPicture'

/** Inserts the largest file that the page offers; in place of a selected frame, whose caption stays. */
export function insertPicture(editor: Editor, { url, alt, width, height, credit }: StaffMedia): void {
  const attrs = {
    src: url,
    alt: alt === '' ? null : alt,
    width: width === null ? null : String(width),
    height: height === null ? null : String(height),
  }
  const credits = credit ? [{ type: 'text', text: credit, marks: [{ type: 'small' }] }] : []
  const { state } = editor
  if (isFrameSelected(state)) {
    const { schema, selection, tr } = state
    const isCaptioned = selection.$from.parent.childCount > 1
    const parts = [{ type: 'figureImage', attrs }, ...(isCaptioned ? [] : [caption(credits)])]
    tr.replaceWith(
      selection.from,
      selection.to,
      parts.map((part) => schema.nodeFromJSON(part)),
    )
    editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, selection.from)).scrollIntoView())
    editor.commands.focus()
    return
  }
  editor
    .chain()
    .focus()
    .insertContent({ type: 'figure', content: [{ type: 'figureImage', attrs }, caption(credits)] })
    .run()
}

export const insertCallout = (editor: Editor, callout: Callout) =>
  editor.chain().focus().wrapIn('callout', { callout }).run()

/** Puts the cursor into the first block of that kind from there on. */
function enterFirst(editor: Editor, name: string, from: number): void {
  const { doc } = editor.state
  let first: number | undefined
  doc.nodesBetween(Math.max(from - 1, 0), doc.content.size, (node, pos) => {
    if (node.type.name === name) first ??= pos
    return first === undefined
  })
  if (first !== undefined) editor.commands.setTextSelection(first + 2)
}

/** The cursor goes into the quote; its source is one line further. */
export function insertQuote(editor: Editor): void {
  const { from } = editor.state.selection
  editor
    .chain()
    .focus()
    .insertContent({ type: 'figure', content: [{ type: 'blockquote', content: [paragraph] }, caption()] })
    .run()
  enterFirst(editor, 'blockquote', from)
}

const columns = 3
const row = (type: 'tableHeader' | 'tableCell', attrs: object) =>
  Array.from({ length: columns }, () => ({ type, attrs, content: [paragraph] }))

/** With a head that says which cells it speaks of; the cursor goes into its first cell. */
export function insertTable(editor: Editor): void {
  const head = { type: 'tableRow', attrs: { head: true }, content: row('tableHeader', { scope: 'col' }) }
  const body = Array.from({ length: 2 }, () => ({ type: 'tableRow', content: row('tableCell', {}) }))
  const { from } = editor.state.selection
  editor
    .chain()
    .focus()
    .insertContent({ type: 'table', content: [head, ...body] })
    .run()
  enterFirst(editor, 'tableHeader', from)
}

export const insertRule = (editor: Editor) =>
  editor
    .chain()
    .focus()
    .insertContent([{ type: 'horizontalRule' }, paragraph])
    .run()

/** The words that are selected become the note; without any, a new one is begun. */
export function insertFootnote(editor: Editor, placeholder: string): void {
  if (!editor.state.selection.empty) return void editor.chain().focus().toggleMark('footnote').run()
  const { from } = editor.state.selection
  editor
    .chain()
    .focus()
    .insertContent({ type: 'text', text: placeholder, marks: [{ type: 'footnote' }] })
    .setTextSelection({ from, to: from + placeholder.length })
    .run()
}

/** @returns whether the address is a page of a site that may be embedded */
export function insertEmbed(editor: Editor, href: string, title: string): boolean {
  const known = embedOf(href)
  if (!known) return false
  const link = { type: 'text', text: title || href, marks: [{ type: 'link', attrs: { href } }] }
  const inside = { type: 'paragraph', attrs: { bare: true }, content: [link] }
  return editor
    .chain()
    .focus()
    .insertContent({ type: 'figure', attrs: { embed: known.provider }, content: [inside, caption(text(''))] })
    .run()
}
