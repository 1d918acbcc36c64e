import { useSettingsForm } from '../site/use-settings-form.ts'
import { draftOf, settingOf } from './draft.ts'
import { legalFactFields } from './fields.ts'

const form = { names: [...new Set(legalFactFields.map(({ setting }) => setting))], draftOf, settingOf }

export function useLegalFacts() {
  const { draft, setDraft, ...rest } = useSettingsForm(form)
  return {
    ...rest,
    ready: draft !== undefined,
    draft: draft ?? {},
    type: (key: string, text: string) => setDraft({ ...draft, [key]: text }),
  }
}
