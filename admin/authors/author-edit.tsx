import { EntryEdit } from '../entries/entry-page.tsx'
import { authorKind } from '../entries/kinds.ts'
import { authorFields } from './author-fields.tsx'

export default function AuthorEdit() {
  return <EntryEdit kind={authorKind} fields={authorFields} />
}
