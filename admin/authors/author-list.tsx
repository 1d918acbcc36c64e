import { EntryList } from '../entries/entry-list.tsx'
import { authorKind } from '../entries/kinds.ts'

export default function AuthorList() {
  return <EntryList kind={authorKind} />
}
