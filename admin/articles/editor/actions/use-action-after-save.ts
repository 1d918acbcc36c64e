import { useNotify } from '../../../layout/notices.tsx'
import type { DraftSaver } from '../saving/draft-saver.ts'
import { editorWords } from '../words.ts'
import { failureText } from './failure-text.ts'

/** Saves unsaved text, then acts on the article as the server has it. @returns whether it succeeded */
export function useActionAfterSave(saver: DraftSaver, onReload: () => Promise<void>) {
  const notify = useNotify()
  /** @param needsSave false for an act that drops the text anyway */
  return async (act: () => Promise<unknown>, done: string, needsSave = true): Promise<boolean> => {
    try {
      if (!(await saver.flush()) && needsSave) {
        const { refusal } = saver
        notify(refusal === undefined ? editorWords.publish.unsaved : editorWords.publish.notSaved(refusal), {
          type: 'warning',
        })
        return false
      }
      await act()
      notify(done, { type: 'success' })
      await onReload()
      return true
    } catch (error) {
      notify(failureText(error), { type: 'warning' })
      return false
    }
  }
}
