import { Choice } from '../lists/choice.tsx'
import { useList } from '../lists/list-provider.tsx'
import { listWords } from '../lists/words.ts'

interface FilterChoiceProps {
  name: string
  label: string
  /** label of each value */
  names: Readonly<Record<string, string>>
}

/** Select field for one of the API's filters. */
export function FilterChoice({ name, label, names }: FilterChoiceProps) {
  const { filter, narrow } = useList()
  const asked = filter[name] ?? ''
  const value = String(asked)
  const choices = Object.entries(names).map(([uid, title]) => ({ uid, name: title }))
  // A link may filter by several values at once; the user keeps or drops them together.
  const several = Array.isArray(asked) && asked.length > 1
  const both = { uid: value, name: several ? asked.map((one) => names[String(one)] ?? String(one)).join(', ') : '' }
  return (
    <Choice
      label={label}
      all={listWords.all}
      value={value}
      choices={several ? [both, ...choices] : choices}
      onChange={(next) => next !== value && narrow({ [name]: next })}
    />
  )
}
