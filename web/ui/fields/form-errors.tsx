import { CircleAlert } from 'lucide-react'

interface FormErrorsProps {
  form: { errors?: readonly string[] | undefined; errorId: string }
  /** also shows the second sentence, in small type: the code of a refusal */
  detailed?: boolean
}

/** Scroll to the result: the pressed button may be far below it. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** Focus the error: without a script the refused page would open at its top. */
const focused = { tabIndex: -1, autoFocus: true }

/** Errors of the whole form; only the first is shown. */
export function FormErrors({ form, detailed = false }: FormErrorsProps) {
  const [error, detail] = form.errors ?? []
  if (!error) return null
  return (
    <p
      ref={bringIntoView}
      id={form.errorId}
      role="alert"
      {...focused}
      className="scroll-my-6 flex items-start gap-3 rounded-field bg-error-light px-5 py-4 text-base font-medium text-error"
    >
      <CircleAlert aria-hidden size={22} className="mt-0.5 shrink-0" />
      <span>
        {error}
        {detailed && detail && <span className="mt-1 block text-sm font-normal">{detail}</span>}
      </span>
    </p>
  )
}
