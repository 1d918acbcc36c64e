import { EntryList } from '../entries/entry-list.tsx'
import { categoryKind } from '../entries/kinds.ts'

export default function CategoryList() {
  return <EntryList kind={categoryKind} />
}
