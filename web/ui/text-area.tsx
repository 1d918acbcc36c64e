import { useState } from 'react'
import { codePointLength } from '../../contracts/text/code-points.ts'
import { charactersLeft } from './characters-left.ts'
import { controlClass, controlProps, Field, type FieldProps } from './field.tsx'

interface TextAreaProps extends FieldProps {
  /** code points; a countdown appears near the limit */
  limit?: number
  rows?: number
  placeholder?: string
}

export function TextArea({ field, label, hint, limit, rows = 6, placeholder }: TextAreaProps) {
  const [length, setLength] = useState(codePointLength(field.defaultValue ?? ''))
  return (
    <Field field={field} label={label} hint={hint}>
      <textarea
        rows={rows}
        placeholder={placeholder}
        defaultValue={field.defaultValue}
        data-limit={limit}
        onInput={(event) => setLength(codePointLength(event.currentTarget.value))}
        className={`${controlClass} field-sizing-content min-h-36 resize-y leading-relaxed`}
        {...controlProps({ field, hint })}
      />
      {limit !== undefined && (
        <p aria-live="polite" data-characters-left className="mt-1.5 text-right text-xs text-ink-soft empty:hidden">
          {charactersLeft(length, limit)}
        </p>
      )}
    </Field>
  )
}
