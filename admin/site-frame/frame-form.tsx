import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { type ComponentProps, useState } from 'react'
import { type PreviewedPage, previewSettings } from '../../contracts/administration/staff-system.ts'
import { CallError, callApi, callFailures } from '../../relay/call.ts'
import { SavedPreview } from '../site/saved-preview.tsx'
import { SettingsForm } from '../site/settings-form.tsx'
import type { useSettingsForm } from '../site/use-settings-form.ts'
import { siteWords } from '../site/words.ts'
import { SettingsHistory } from './settings-history.tsx'
import { frameWords } from './words.ts'

const words = frameWords.workingCopy

interface FrameFormProps extends Pick<ComponentProps<typeof SettingsForm>, 'children'> {
  form: Omit<ReturnType<typeof useSettingsForm<string, unknown>>, 'draft' | 'saved' | 'setDraft'>
  /** a page on which the settings can be seen */
  shownOn?: { page: PreviewedPage; name: string }
}

/** Working copy of what surrounds the pages, its preview, and what was public before. */
export function FrameForm({ form, shownOn, children }: FrameFormProps) {
  const [href, setHref] = useState<string>()
  const notify = useNotify()
  async function show(page: PreviewedPage): Promise<void> {
    if (form.dirty && !(await form.save())) return
    try {
      setHref((await callApi(previewSettings, { body: { page } })).payload.href)
    } catch (error) {
      notify(error instanceof CallError ? error.message : callFailures.refused, { type: 'error' })
    }
  }
  const actions = (
    <>
      {shownOn && (
        <Button color="inherit" onClick={() => void show(shownOn.page)}>
          {siteWords.preview.title}
        </Button>
      )}
      <Button variant="outlined" color="inherit" onClick={() => void form.publish()}>
        {words.publish}
      </Button>
    </>
  )
  return (
    <>
      {form.ahead && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {words.ahead}{' '}
          <Button size="small" color="inherit" onClick={form.typePublic}>
            {words.typePublic}
          </Button>
        </Alert>
      )}
      <SettingsForm form={form} actions={actions}>
        {children}
      </SettingsForm>
      {shownOn && href && <SavedPreview key={form.stamp} href={href} name={shownOn.name} />}
      <SettingsHistory form={form} />
    </>
  )
}
