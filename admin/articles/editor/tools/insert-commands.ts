import type { Node, ResolvedPos } from '@tiptap/pm/model'
import { type EditorState, NodeSelection, type Transaction } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import type { Callout } from '../../../../contracts/articles/article-content.ts'
import { embedOf } from '../../../../contracts/articles/article-content.ts'
import type { StaffMedia } from '../../../../contracts/articles/staff-media.ts'

const text = (value: string) => (value === '' ? [] : [{ type: 'text', text: value }])
const paragraph = { type: 'paragraph' }
const caption = (content: object[] = []) => ({ type: 'figureCaption', content })

export const isMissingPictureSelected = ({ selection }: EditorState): boolean =>
  selection instanceof NodeSelection && selection.node.type.name === 'missingPicture'

const attributesOf = ({ url, alt, width, height }: StaffMedia) => ({
  src: url,
  alt: alt === '' ? null : alt,
  width: width === null ? null : String(width),
  height: height === null ? null : String(height),
})

/** The picture, with a caption that contains its credit unless the figure has a caption already. */
function partsFor({ parent }: ResolvedPos, picture: StaffMedia): Node[] {
  const credits = picture.credit ? [{ type: 'text', text: picture.credit, marks: [{ type: 'small' }] }] : []
  const image = { type: 'figureImage', attrs: attributesOf(picture) }
  const parts = parent.childCount > 1 ? [image] : [image, caption(credits)]
  return parts.map((part) => parent.type.schema.nodeFromJSON(part))
}

/** Inserts the picture's largest file. Replaces a selected missing-picture placeholder, but keeps its caption. */
export function insertPicture(editor: Editor, picture: StaffMedia): void {
  const { state } = editor
  if (isMissingPictureSelected(state)) {
    const { selection, tr } = state
    tr.replaceWith(selection.from, selection.to, partsFor(selection.$from, picture))
    editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, selection.from)).scrollIntoView())
    editor.commands.focus()
    return
  }
  const credits = picture.credit ? [{ type: 'text', text: picture.credit, marks: [{ type: 'small' }] }] : []
  editor
    .chain()
    .focus()
    .insertContent({
      type: 'figure',
      content: [{ type: 'figureImage', attrs: attributesOf(picture) }, caption(credits)],
    })
    .run()
}

export interface ForeignPicture {
  /** its address on another site, or a `data:` address */
  from: string
  alt: string
}

/** The first missing picture that can still be fetched. */
export function findNextForeignPicture({ doc }: EditorState): ForeignPicture | undefined {
  let found: ForeignPicture | undefined
  doc.descendants(({ type, attrs }) => {
    if (type.name === 'missingPicture' && attrs.from !== null) found ??= { from: attrs.from, alt: attrs.missing }
    return found === undefined
  })
  return found
}

/** Changes every placeholder of that picture. The change is not in the undo history: undo reverts the paste. */
function changeFrames(editor: Editor, from: string, change: (tr: Transaction, at: number, frame: Node) => void): void {
  const { doc, tr } = editor.state
  doc.descendants((node, at) => {
    if (node.type.name === 'missingPicture' && node.attrs.from === from) change(tr, tr.mapping.map(at), node)
  })
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false))
}

/** Replaces the picture's placeholders with the picture. A pasted description takes precedence over the library's. */
export const replaceMissingPictures = (editor: Editor, from: string, picture: StaffMedia): void =>
  changeFrames(editor, from, (tr, at, { nodeSize, attrs }) =>
    tr.replaceWith(at, at + nodeSize, partsFor(tr.doc.resolve(at), { ...picture, alt: attrs.missing || picture.alt })),
  )

/** Keeps the picture's placeholders, and shows in them why it could not be fetched. */
export const markPicturesUnavailable = (editor: Editor, from: string, reason: string): void =>
  changeFrames(editor, from, (tr, at, { attrs }) => tr.setNodeMarkup(at, undefined, { ...attrs, from: null, reason }))

export const insertCallout = (editor: Editor, callout: Callout) =>
  editor.chain().focus().wrapIn('callout', { callout }).run()

/** Puts the cursor into the first block of that type after `from`. */
function enterFirst(editor: Editor, name: string, from: number): void {
  const { doc } = editor.state
  let first: number | undefined
  doc.nodesBetween(Math.max(from - 1, 0), doc.content.size, (node, pos) => {
    if (node.type.name === name) first ??= pos
    return first === undefined
  })
  if (first !== undefined) editor.commands.setTextSelection(first + 2)
}

/** Inserts a quote, with the cursor in it; the next line is for its source. */
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

/** Inserts a table with column headers; the cursor goes into the first header. */
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

/** Turns the selected words into a footnote; without a selection, inserts a new footnote. */
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
