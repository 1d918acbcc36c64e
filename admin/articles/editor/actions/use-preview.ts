import { useNotify } from 'ra-core'
import { previewOf } from '../draft-calls.ts'
import type { DraftSaver } from '../saving/draft-saver.ts'

/** Opens the page of the working copy in a tab of its own, as it is saved. */
export function usePreview(uid: string, saver: DraftSaver): () => Promise<void> {
  const notify = useNotify()
  return async () => {
    // Opened within the click: later the browser would take it for a pop-up.
    const tab = window.open('', '_blank')
    try {
      await saver.flush()
      const href = await previewOf(uid)
      if (tab) tab.location.href = href
      else location.assign(href)
    } catch (error) {
      tab?.close()
      notify((error as Error).message, { type: 'warning' })
    }
  }
}
