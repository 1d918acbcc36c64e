import type { ReactNode } from 'react'
import { FieldError, type FieldLike, radioProps } from './field.tsx'

export interface Choice {
  value: string
  title: ReactNode
  text?: ReactNode
  /** before the words: a face, a colour */
  mark?: ReactNode
}

interface ChoiceCardsProps {
  field: FieldLike
  legend: ReactNode
  choices: readonly Choice[]
}

/** Radio buttons that look like cards, each with an explanation. */
export function ChoiceCards({ field, legend, choices }: ChoiceCardsProps) {
  const error = field.errors?.[0]
  return (
    <fieldset aria-describedby={error ? field.errorId : undefined}>
      <legend className="display mb-4 text-title-sm">{legend}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {choices.map(({ value, title, text, mark }, index) => (
          <label
            key={value}
            className="flex tight:flex-wrap cursor-pointer items-center gap-4 rounded-card border-[1.5px] border-line bg-white p-4 transition-colors hover:border-ink has-checked:border-ink has-checked:bg-rose-mid has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ruby sm:last:odd:col-span-2"
          >
            <input {...radioProps(field, value, index)} className="peer sr-only" />
            {mark}
            <span className="min-w-0 flex-1 tight:order-last tight:basis-full">
              <span className="block font-semibold leading-snug">{title}</span>
              {text && <span className="block text-sm text-ink-soft leading-snug">{text}</span>}
            </span>
            <span
              aria-hidden
              className="grid size-6 shrink-0 place-items-center rounded-full border-[1.5px] border-line-strong peer-checked:border-[0.45rem] peer-checked:border-ink"
            />
          </label>
        ))}
      </div>
      <FieldError field={field} />
    </fieldset>
  )
}
