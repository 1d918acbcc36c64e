import { EntryCreate } from '../entries/entry-page.tsx'
import { authorKind } from '../entries/kinds.ts'
import { authorFields } from './author-fields.tsx'

export default function AuthorCreate() {
  return <EntryCreate kind={authorKind} fields={authorFields} />
}
