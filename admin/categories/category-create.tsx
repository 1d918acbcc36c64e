import { EntryCreate } from '../entries/entry-page.tsx'
import { categoryKind } from '../entries/kinds.ts'
import { categoryFields } from './category-fields.tsx'

export default function CategoryCreate() {
  return <EntryCreate kind={categoryKind} fields={categoryFields} />
}
