import { failureSentence } from '../../../api/failure-sentence.ts'
import { useNotify } from '../../../layout/notices.tsx'
import { createPreviewLink } from '../draft-calls.ts'
import type { DraftSaver } from '../saving/draft-saver.ts'

/** Saves the text, then opens the preview of the working copy in a new tab. */
export function usePreview(uid: string, saver: DraftSaver): () => Promise<void> {
  const notify = useNotify()
  return async () => {
    // Open the tab during the click: later, the browser would block it as a pop-up.
    const tab = window.open('', '_blank')
    try {
      await saver.flush()
      const href = await createPreviewLink(uid)
      if (tab) tab.location.href = href
      else location.assign(href)
    } catch (error) {
      tab?.close()
      notify(failureSentence(error), { type: 'warning' })
    }
  }
}
