import type { Editor } from '@tiptap/react'
import { useNotify } from 'ra-core'
import { useRef } from 'react'
import { editorWords } from '../words.ts'
import { fillFrames, insertPicture, nextForeign, refuseFrames } from './insert-commands.ts'
import { takeForeign, uploadPicture } from './upload-picture.ts'

/** Adds pasted or dropped pictures to the library, and then to the text. */
export function usePictures() {
  const notify = useNotify()
  const taking = useRef(false)

  async function addFiles(editor: Editor, files: readonly File[]): Promise<void> {
    for (const file of files) {
      notify(editorWords.picture.sending(file.name), { type: 'info' })
      try {
        insertPicture(editor, await uploadPicture(file))
      } catch (error) {
        notify((error as Error).message, { type: 'warning' })
      }
    }
  }

  /** Fetches the pictures one by one, until no frame waits for one. */
  async function takeAll(editor: Editor): Promise<void> {
    let taken = 0
    for (;;) {
      const next = editor.isDestroyed || !editor.isEditable ? undefined : nextForeign(editor.state)
      if (!next) break
      try {
        const picture = await takeForeign(next)
        if (editor.isDestroyed) return
        fillFrames(editor, next.from, picture)
        taken += 1
      } catch (error) {
        if (editor.isDestroyed) return
        refuseFrames(editor, next.from, (error as Error).message)
      }
    }
    if (taken > 0) notify(editorWords.missingPicture.taken(taken), { type: 'info' })
  }

  /** Begins once the editor has drawn the frames. */
  function addForeign(editor: Editor): void {
    if (taking.current) return
    taking.current = true
    queueMicrotask(() => void takeAll(editor).finally(() => (taking.current = false)))
  }

  return { addFiles, addForeign }
}
