import { EntryList } from '../entries/entry-list.tsx'
import { tagKind } from '../entries/kinds.ts'

export default function TagList() {
  return <EntryList kind={tagKind} />
}
