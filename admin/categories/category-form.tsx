import type { EntryFields } from '../entries/entry-page.tsx'
import { EntryPage } from '../entries/entry-page.tsx'
import { categoryKind } from '../entries/kinds.ts'
import { entryWords } from '../entries/words.ts'
import { ImageInput } from '../forms/image-input.tsx'
import { TextInput } from '../forms/text-input.tsx'

const fields: EntryFields = (form) => (
  <>
    <TextInput
      form={form}
      name="description"
      label={entryWords.description}
      help={entryWords.descriptionHelp}
      rows={3}
      max={5000}
    />
    <ImageInput form={form} name="image" label={entryWords.picture} />
  </>
)

export default function CategoryForm() {
  return <EntryPage kind={categoryKind} fields={fields} />
}
