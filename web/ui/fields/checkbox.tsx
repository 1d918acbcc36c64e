import type { ReactNode } from 'react'
import { controlProps, FieldError, type FieldLike } from './field.tsx'

interface CheckboxProps {
  field: FieldLike
  /** may contain links */
  label: ReactNode
}

export function Checkbox({ field, label }: CheckboxProps) {
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          type="checkbox"
          value="on"
          defaultChecked={field.defaultChecked}
          className="mt-0.5 size-6 shrink-0 rounded-md accent-ruby"
          {...controlProps({ field })}
        />
        <label htmlFor={field.id} className="text-base leading-snug">
          {label}
        </label>
      </div>
      <FieldError field={field} />
    </div>
  )
}
