import { CircleAlert } from 'lucide-react'

interface FormErrorsProps {
  form: { errors?: readonly string[] | undefined; errorId: string }
}

/** What is wrong with the form as a whole; the first error only. */
export function FormErrors({ form }: FormErrorsProps) {
  const error = form.errors?.[0]
  if (!error) return null
  return (
    <p
      id={form.errorId}
      role="alert"
      className="flex items-start gap-3 rounded-field bg-error-light px-5 py-4 text-base font-medium text-error"
    >
      <CircleAlert aria-hidden size={22} className="mt-0.5 shrink-0" />
      <span>{error}</span>
    </p>
  )
}
