import { ChevronDown } from 'lucide-react'
import { controlClass, controlProps, Field, type FieldProps } from './field.tsx'

interface SelectProps extends FieldProps {
  options: readonly { value: string; label: string }[]
  /** shown first, with no value */
  placeholder?: string
}

export function Select({ field, label, hint, options, placeholder }: SelectProps) {
  return (
    <Field field={field} label={label} hint={hint}>
      <div className="relative">
        <select
          defaultValue={field.defaultValue}
          className={`${controlClass} appearance-none pr-12`}
          {...controlProps({ field, hint })}
          // Without an empty option a value is always chosen.
          required={field.required && placeholder !== undefined}
        >
          {placeholder && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden size={20} className="pointer-events-none absolute top-4 right-4 text-ink-soft" />
      </div>
    </Field>
  )
}
