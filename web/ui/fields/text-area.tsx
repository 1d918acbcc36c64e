import { controlClass, controlProps, Field, type FieldProps } from './field.tsx'

interface TextAreaProps extends FieldProps {
  /** code points; a countdown appears near the limit */
  limit?: number
  rows?: number
  placeholder?: string
}

export function TextArea({ field, label, hint, limit, rows = 6, placeholder }: TextAreaProps) {
  return (
    <Field field={field} label={label} hint={hint}>
      <textarea
        rows={rows}
        placeholder={placeholder}
        defaultValue={field.defaultValue}
        data-limit={limit}
        className={`${controlClass} field-sizing-content min-h-36 resize-y leading-relaxed`}
        {...controlProps({ field, hint })}
      />
      {limit !== undefined && (
        <p aria-live="polite" data-characters-left className="mt-1.5 text-right text-xs text-ink-soft empty:hidden" />
      )}
    </Field>
  )
}
