import { t } from '../../i18n/index.ts'
import type { FilterName } from './filters.ts'

interface FilterChoicesProps {
  name: FilterName
  choices: readonly { uid: string; name: string }[]
  chosen: readonly string[]
}

export function FilterChoices({ name, choices, chosen }: FilterChoicesProps) {
  if (choices.length === 0) return null
  return (
    <fieldset>
      <legend className="italic-display mb-3 text-title-xs text-ruby">{t(`articles.${name}`)}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice.uid}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border-[1.5px] border-line-strong px-4 text-sm font-medium hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ruby"
          >
            <input
              type="checkbox"
              name={name}
              value={choice.uid}
              defaultChecked={chosen.includes(choice.uid)}
              className="sr-only"
            />
            {choice.name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
