import { useNotify } from '../../../layout/notices.tsx'
import type { DraftSaver } from '../saving/draft-saver.ts'
import { editorWords } from '../words.ts'

/** Saves unsaved text, then acts on the article as the server has it. @returns whether it succeeded */
export function useActionAfterSave(saver: DraftSaver, onReload: () => Promise<void>) {
  const notify = useNotify()
  return async (act: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      if (!(await saver.flush())) {
        notify(editorWords.publish.unsaved, { type: 'warning' })
        return false
      }
      await act()
      notify(done, { type: 'success' })
      await onReload()
      return true
    } catch (error) {
      notify((error as Error).message, { type: 'warning' })
      return false
    }
  }
}
