import { Dropcursor, Gapcursor, Placeholder, TrailingNode, UndoRedo } from '@tiptap/extensions'
import { type Editor, useEditor } from '@tiptap/react'
import { useRef } from 'react'
import { parseContent } from './schema/html.ts'
import { schemaExtensions } from './schema/schema.ts'
import { editorWords } from './words.ts'

const extensions = [
  ...schemaExtensions,
  UndoRedo,
  Dropcursor.configure({ color: false, class: 'drop-cursor' }),
  Gapcursor,
  TrailingNode.configure({ node: 'paragraph', notAfter: ['paragraph', 'heading', 'bulletList', 'orderedList'] }),
  Placeholder.configure({ placeholder: editorWords.contentPlaceholder }),
]

interface EditorOptions {
  content: string
  editable: boolean
  onChange(): void
}

/** TipTap with the schema of the articles. Its styles are our own file: the page allows no inline ones. */
export function useArticleEditor({ content, editable, onChange }: EditorOptions): Editor {
  const changed = useRef(onChange)
  changed.current = onChange
  return useEditor(
    {
      extensions,
      content: parseContent(content).toJSON(),
      editable,
      injectCSS: false,
      shouldRerenderOnTransaction: false,
      onUpdate: () => changed.current(),
      editorProps: {
        attributes: {
          'aria-label': editorWords.content,
          'aria-multiline': 'true',
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
