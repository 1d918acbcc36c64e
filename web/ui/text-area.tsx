import { useState } from 'react'
import { codePointLength } from '../../contracts/code-points.ts'
import { t } from '../i18n/index.ts'
import { controlClass, controlProps, Field, type FieldProps } from './field.tsx'

interface TextAreaProps extends FieldProps {
  /** code points; the rest is counted down as she nears it */
  limit?: number
  rows?: number
  placeholder?: string
}

/** From this share of the limit on, what is left is said. */
const nearing = 0.8

export function TextArea({ field, label, hint, limit, rows = 6, placeholder }: TextAreaProps) {
  const [length, setLength] = useState(codePointLength(field.defaultValue ?? ''))
  const shown = limit !== undefined && length > limit * nearing
  return (
    <Field field={field} label={label} hint={hint}>
      <textarea
        rows={rows}
        placeholder={placeholder}
        defaultValue={field.defaultValue}
        onInput={(event) => setLength(codePointLength(event.currentTarget.value))}
        className={`${controlClass} field-sizing-content min-h-36 resize-y leading-relaxed`}
        {...controlProps({ field, hint })}
      />
      {limit !== undefined && (
        <p aria-live="polite" className="mt-1.5 text-right text-xs text-ink-soft empty:hidden">
          {shown ? t('common.characters_left', { count: Math.max(limit - length, 0) }) : null}
        </p>
      )}
    </Field>
  )
}
