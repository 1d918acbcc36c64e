import { useState } from 'react'
import { type PreviewedPage, previewSettings } from '../../contracts/administration/staff-system.ts'
import { callApi } from '../../relay/call.ts'
import { failureSentence } from '../api/failure-sentence.ts'
import { useNotify } from '../layout/notices.tsx'

interface SavedForm {
  dirty: boolean
  save(): Promise<unknown>
}

/** Saves the working copy and links to pages that show it. */
export function useSettingsPreview(form: SavedForm) {
  const [links, setLinks] = useState<readonly { page: PreviewedPage; href: string }[]>([])
  const notify = useNotify()
  async function show(pages: readonly PreviewedPage[]): Promise<void> {
    if (form.dirty && !(await form.save())) return
    try {
      const answers = pages.map(async (page) => ({
        page,
        href: (await callApi(previewSettings, { body: { page } })).payload.href,
      }))
      setLinks(await Promise.all(answers))
    } catch (error) {
      notify(failureSentence(error), { type: 'error' })
    }
  }
  return { links, show }
}
