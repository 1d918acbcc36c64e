import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { attributesOf, type FieldRules } from '../../forms/field-rules.ts'
import { t } from '../../i18n/index.ts'

/** Field metadata of a form library, such as Conform's. */
export interface FieldLike {
  id: string
  name: string
  errorId: string
  descriptionId: string
  errors?: readonly string[] | undefined
  defaultValue?: string | undefined
  defaultChecked?: boolean | undefined
  required?: boolean | undefined
  rules?: FieldRules | undefined
  /** true for the first wrong field, false below an error of the whole form */
  autoFocus?: boolean | undefined
}

export interface FieldProps {
  field: FieldLike
  label: ReactNode
  hint?: ReactNode
}

export const controlClass =
  'block w-full min-h-13 rounded-field border-[1.5px] border-line-strong bg-white px-4.5 py-3 text-base leading-snug text-ink placeholder:text-ink-soft transition-colors hover:border-ink focus:border-ink aria-invalid:border-error aria-invalid:bg-error-light/40'

/** The attributes that tie a control to its label, hint and first error. */
export function controlProps({ field, hint }: Pick<FieldProps, 'field' | 'hint'>) {
  const error = field.errors?.[0]
  const describedBy = [hint && field.descriptionId, error && field.errorId].filter(Boolean).join(' ')
  return {
    id: field.id,
    name: field.name,
    required: field.required,
    ...attributesOf(field.rules),
    // Set even if false: without it browsers announce an untouched required box as invalid.
    'aria-invalid': error !== undefined,
    'aria-describedby': describedBy || undefined,
    autoFocus: field.autoFocus,
  }
}

/** The attributes of the radio button at that index of a field. */
export const radioProps = (field: FieldLike, value: string, index: number) => ({
  type: 'radio',
  name: field.name,
  value,
  required: field.required,
  ...attributesOf(field.rules),
  defaultChecked: field.defaultValue === value,
  'aria-invalid': field.errors?.[0] !== undefined,
  autoFocus: field.autoFocus && index === 0,
})

export function ErrorSentence({ children }: { children?: string }) {
  return (
    <>
      <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </>
  )
}

export function FieldError({ field }: Pick<FieldProps, 'field'>) {
  const error = field.errors?.[0]
  return (
    <p
      id={field.errorId}
      data-error-of={field.name}
      className="mt-2 flex items-start gap-2 text-sm font-medium text-error empty:hidden"
    >
      {error && <ErrorSentence>{error}</ErrorSentence>}
    </p>
  )
}

export function Field({ field, label, hint, children }: FieldProps & { children: ReactNode }) {
  return (
    <div>
      <label htmlFor={field.id} className="mb-2 block text-sm font-semibold">
        {label}
        {field.required === false && <span className="font-normal text-ink-soft"> ({t('common.optional')})</span>}
      </label>
      {hint && (
        <p id={field.descriptionId} className="-mt-1 mb-2 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children}
      <FieldError field={field} />
    </div>
  )
}
