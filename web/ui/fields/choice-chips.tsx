import type { Choice } from './choice-cards.tsx'
import { FieldError, type FieldLike, radioProps } from './field.tsx'

interface ChoiceChipsProps {
  field: FieldLike
  legend: string
  choices: readonly Choice[]
}

/** Radio buttons with labels of a word or two. */
export function ChoiceChips({ field, legend, choices }: ChoiceChipsProps) {
  const error = field.errors?.[0]
  return (
    <fieldset aria-describedby={error ? field.errorId : undefined}>
      <legend className="mb-3 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2.5">
        {choices.map(({ value, title, mark }, index) => (
          <label
            key={value}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-full border-[1.5px] border-line bg-white px-4 py-1.5 font-medium leading-tight hover:border-ink has-checked:border-ink has-checked:bg-rose-mid has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ruby"
          >
            <input {...radioProps(field, value, index)} className="sr-only" />
            {mark}
            <span className="min-w-0 wrap-anywhere">{title}</span>
          </label>
        ))}
      </div>
      <FieldError field={field} />
    </fieldset>
  )
}
