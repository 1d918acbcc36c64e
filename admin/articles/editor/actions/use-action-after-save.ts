import { CallError } from '../../../../relay/call.ts'
import { useNotify } from '../../../layout/notices.tsx'
import type { DraftSaver } from '../saving/draft-saver.ts'
import { editorWords } from '../words.ts'

/** The failure's sentence, after the name of the field that it is about: the dialogs show no field. */
export function failureText(error: unknown): string {
  const names: Readonly<Record<string, string>> = editorWords.fields
  const [violation] = error instanceof CallError ? error.violations : []
  const name = violation && names[violation.property.split('.')[0] ?? '']
  const { message } = error as Error
  return name ? `${name}\u00a0: ${message}` : message
}

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
