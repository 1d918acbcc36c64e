import { useListContext } from 'ra-core'
import { Choice } from '../lists/choice.tsx'
import { managementWords as words } from './words.ts'

interface FilterChoiceProps {
  name: string
  label: string
  /** what each value is called */
  names: Readonly<Record<string, string>>
}

/** One of the API's own filters, as a choice. */
export function FilterChoice({ name, label, names }: FilterChoiceProps) {
  const { filterValues, setFilters } = useListContext()
  const { [name]: value = '', ...rest } = filterValues
  return (
    <Choice
      label={label}
      all={words.all}
      value={String(value)}
      choices={Object.entries(names).map(([uid, title]) => ({ uid, name: title }))}
      onChange={(next) => setFilters(next === '' ? rest : { ...rest, [name]: next })}
    />
  )
}
