import type { Editor } from '@tiptap/react'
import { useRef } from 'react'
import { failureSentence } from '../../../api/failure-sentence.ts'
import { useNotify } from '../../../layout/notices.tsx'
import { editorWords } from '../words.ts'
import {
  findNextForeignPicture,
  insertPicture,
  markPicturesUnavailable,
  replaceMissingPictures,
} from './insert-commands.ts'
import { importForeignPicture, uploadPicture } from './upload-picture.ts'

/** Adds pasted or dropped pictures to the library, and then to the text. */
export function usePictureInsertion() {
  const notify = useNotify()
  const taking = useRef(false)

  async function addFiles(editor: Editor, files: readonly File[]): Promise<void> {
    for (const file of files) {
      notify(editorWords.picture.sending(file.name), { type: 'info' })
      try {
        insertPicture(editor, await uploadPicture(file))
      } catch (error) {
        notify(failureSentence(error), { type: 'warning' })
      }
    }
  }

  /** Fetches the missing pictures one by one, until none is left to fetch. */
  async function takeAll(editor: Editor): Promise<void> {
    let taken = 0
    for (;;) {
      const next = editor.isDestroyed || !editor.isEditable ? undefined : findNextForeignPicture(editor.state)
      if (!next) break
      try {
        const picture = await importForeignPicture(next)
        if (editor.isDestroyed) return
        replaceMissingPictures(editor, next.from, picture)
        taken += 1
      } catch (error) {
        if (editor.isDestroyed) return
        markPicturesUnavailable(editor, next.from, failureSentence(error))
      }
    }
    if (taken > 0) notify(editorWords.missingPicture.taken(taken), { type: 'info' })
  }

  /** Starts fetching once the editor has drawn the placeholders. */
  function addForeign(editor: Editor): void {
    if (taking.current) return
    taking.current = true
    queueMicrotask(() => void takeAll(editor).finally(() => (taking.current = false)))
  }

  return { addFiles, addForeign }
}
