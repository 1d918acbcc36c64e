import { EntryPage } from '../entries/entry-page.tsx'
import { tagKind } from '../entries/kinds.ts'

export default function TagForm() {
  return <EntryPage kind={tagKind} />
}
