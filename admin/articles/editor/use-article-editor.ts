import { Dropcursor, Gapcursor, Placeholder, TrailingNode, UndoRedo } from '@tiptap/extensions'
import { NodeSelection } from '@tiptap/pm/state'
import { type Editor, useEditor } from '@tiptap/react'
import { useRef, useState } from 'react'
import { CommentMarks } from './comments/comment-marks.ts'
import { cleanPaste, isPictureAlone } from './paste/clean-paste.ts'
import { parseContent } from './schema/html.ts'
import { MissingPicture } from './schema/pictures.ts'
import { schemaExtensions } from './schema/schema.ts'
import { FindText } from './tools/find-text.ts'
import { isMissingPictureSelected } from './tools/insert-commands.ts'
import { pictureFilesOf } from './tools/upload-picture.ts'
import { Typography } from './typing/typography.ts'
import { editorWords } from './words.ts'

const extensions = [
  ...schemaExtensions.filter(({ name }) => name !== MissingPicture.name),
  UndoRedo,
  Dropcursor.configure({ color: false, class: 'drop-cursor' }),
  Gapcursor,
  Typography,
  FindText,
  TrailingNode.configure({ node: 'paragraph', notAfter: ['paragraph', 'heading', 'bulletList', 'orderedList'] }),
  Placeholder.configure({ placeholder: editorWords.contentPlaceholder }),
]

/** Id of the element that lists the shortcut keys. */
export const keysId = 'article-keys'

export interface EditorOptions {
  content: string
  editable: boolean
  onChange(): void
  /** « / » on an empty line */
  onSlash(place: { left: number; top: number }): void
  /** Ctrl + F */
  onFind(): void
  /** Ctrl + K */
  onLink(): void
  /** Escape: keyboard users leave the editor with it, because Tab acts on tables and lists */
  onLeave(): void
  /** Ctrl + Alt + M; absent where comments are not available */
  onComment?(): void
  /** a passage with comments was clicked */
  onThread?(thread: string): void
  /** the user asked to replace the selected missing-picture placeholder with a picture */
  onMissingPicture(): void
  /** picture files were dropped or pasted */
  onPictures(files: File[]): void
  /** placeholders were pasted for pictures of another site */
  onForeign(): void
}

/** TipTap with the schema of articles. Styles come from our stylesheet: the page's policy blocks TipTap's inline styles. */
export function useArticleEditor(options: EditorOptions): Editor {
  const { content, editable } = options
  const latest = useRef(options)
  latest.current = options
  const [withComments] = useState(() => [
    ...extensions,
    MissingPicture.configure({ onForeign: () => latest.current.onForeign() }),
    CommentMarks.configure({ onChosen: (thread) => latest.current.onThread?.(thread) }),
  ])
  /** Inserts picture files. Word and browsers add a picture of copied text to the clipboard: in that case, paste the text. */
  function takePictures(data: DataTransfer | null): boolean {
    const files = pictureFilesOf(data)
    const html = data?.getData('text/html') ?? ''
    if (files.length === 0 || (html !== '' && !isPictureAlone(html))) return false
    latest.current.onPictures(files)
    return true
  }
  return useEditor(
    {
      extensions: withComments,
      content: parseContent(content).toJSON(),
      editable,
      injectCSS: false,
      shouldRerenderOnTransaction: false,
      onUpdate: () => latest.current.onChange(),
      editorProps: {
        transformPastedHTML: cleanPaste,
        handlePaste: (_view, { clipboardData }) => takePictures(clipboardData),
        handleDrop: (_view, { dataTransfer }) => takePictures(dataTransfer),
        handleClickOn(view, _pos, { type }, nodePos, { target }) {
          const isButton = target instanceof Element && target.closest('[data-choose-picture]') !== null
          if (type.name !== 'missingPicture' || !isButton || !view.editable) return false
          view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, nodePos)))
          latest.current.onMissingPicture()
          return true
        },
        handleKeyDown(view, { key, ctrlKey, metaKey, altKey }) {
          const { onFind, onLink, onLeave, onComment, onMissingPicture } = latest.current
          if (key === 'Enter' && isMissingPictureSelected(view.state)) {
            onMissingPicture()
            return true
          }
          const command = ctrlKey || metaKey
          // On a Mac, Alt changes the character.
          const comments = command && altKey && /^[mµ]$/i.test(key)
          const plain = command ? { f: onFind, k: onLink }[key] : key === 'Escape' ? onLeave : undefined
          const act = comments ? onComment : plain
          if (act && !view.composing) {
            act()
            return true
          }
          const { $from, empty } = view.state.selection
          if (key !== '/' || !empty || $from.parent.type.name !== 'paragraph' || $from.parent.content.size > 0)
            return false
          const { left, bottom } = view.coordsAtPos($from.pos)
          latest.current.onSlash({ left, top: bottom })
          return true
        },
        attributes: {
          'aria-label': editorWords.content,
          'aria-multiline': 'true',
          'aria-describedby': keysId,
          role: 'textbox',
          class: 'article-text',
          lang: 'fr',
          spellcheck: 'true',
        },
      },
    },
    [],
  )
}
