import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { ComponentProps } from 'react'
import type { PreviewedPage } from '../../contracts/administration/staff-system.ts'
import { SavedPreview } from '../site/saved-preview.tsx'
import { SettingsForm } from '../site/settings-form.tsx'
import type { useSettingsForm } from '../site/use-settings-form.ts'
import { siteWords } from '../site/words.ts'
import { SettingsHistory } from './settings-history.tsx'
import { useSettingsPreview } from './use-settings-preview.ts'
import { frameWords } from './words.ts'

const words = frameWords.workingCopy

interface FrameFormProps extends Pick<ComponentProps<typeof SettingsForm>, 'children'> {
  form: Omit<ReturnType<typeof useSettingsForm<string, unknown>>, 'draft' | 'saved' | 'setDraft'>
  /** names of the pages on which the settings can be seen */
  shownOn?: Partial<Readonly<Record<PreviewedPage, string>>>
}

/** Form for a working copy of settings that pages share, with its preview and earlier published values. */
export function FrameForm({ form, shownOn, children }: FrameFormProps) {
  const preview = useSettingsPreview(form)
  const actions = (
    <>
      {shownOn && (
        <Button color="inherit" onClick={() => void preview.show(Object.keys(shownOn) as PreviewedPage[])}>
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
      {preview.links.map(({ page, href }) => (
        <SavedPreview key={`${page} ${form.stamp}`} href={href} name={shownOn?.[page] ?? ''} />
      ))}
      <SettingsHistory form={form} />
    </>
  )
}
