import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { usePending } from '../../hydrated/use-pending.ts'
import { t } from '../../i18n/index.ts'
import { Button, type ButtonKind, type ButtonSize } from '../button.tsx'

interface SubmitButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind
  size?: ButtonSize
  /** pending state of a fetcher; default: that of the page's navigation */
  pending?: boolean
  pendingLabel?: string
}

export const Spinner = () => <LoaderCircle aria-hidden size={18} className="animate-spin" />

/** Sends its form once: a second press does nothing until the answer. */
export function SubmitButton({ pending, pendingLabel, children, onClick, ...rest }: SubmitButtonProps) {
  const { formMethod } = usePending()
  const busy = pending ?? formMethod !== undefined
  const guard = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  // Keep the focus in the field: on blur its error message could move the button during the press.
  const keepFocus = (event: MouseEvent) => event.preventDefault()
  return (
    <Button
      type="submit"
      data-pending-label={pendingLabel ?? t('common.sending')}
      onMouseDown={keepFocus}
      aria-disabled={busy || undefined}
      onClick={guard}
      {...rest}
    >
      {busy && <Spinner />}
      <span aria-live="polite" className="text-balance">
        {busy ? (pendingLabel ?? t('common.sending')) : children}
      </span>
    </Button>
  )
}
