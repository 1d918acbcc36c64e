import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { RecordKind } from '../forms/record-page.tsx'

/** The kind of a new code or traffic token, prefilled with the formula in the address. */
export function useForFormula(kind: RecordKind, fieldsFor: (formula: string) => object): RecordKind {
  const formula = useSearchParams()[0].get('formula')
  const [prefilled] = useState(() =>
    formula === null ? kind : { ...kind, empty: { ...kind.empty, ...fieldsFor(formula) } },
  )
  return prefilled
}
