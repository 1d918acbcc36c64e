import { EntryCreate } from '../entries/entry-page.tsx'
import { tagKind } from '../entries/kinds.ts'

export default function TagCreate() {
  return <EntryCreate kind={tagKind} />
}
