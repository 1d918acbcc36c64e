import type { EntryFields } from '../entries/entry-page.tsx'
import { EntryPage } from '../entries/entry-page.tsx'
import { authorKind } from '../entries/kinds.ts'
import { entryWords } from '../entries/words.ts'
import { ImageInput } from '../forms/image-input.tsx'
import { TextInput } from '../forms/text-input.tsx'

const fields: EntryFields = (form) => (
  <>
    <TextInput form={form} name="role" label={entryWords.role} help={entryWords.roleHelp} max={200} />
    <ImageInput form={form} name="image" label={entryWords.portrait} />
    <TextInput form={form} name="biography" label={entryWords.biography} rows={8} max={20000} />
    <TextInput
      form={form}
      name="credentials"
      label={entryWords.credentials}
      help={entryWords.credentialsHelp}
      rows={3}
      max={2000}
    />
  </>
)

export default function AuthorForm() {
  return <EntryPage kind={authorKind} fields={fields} />
}
