import type { SyntheticEvent } from 'react'
import { Form } from 'react-router'
import { t } from '../i18n/index.ts'
import { SubmitButton } from '../ui/fields/submit-button.tsx'

interface ConfirmActionProps {
  /** label of the button that opens it */
  label: string
  title: string
  text: string
  confirm: string
  /** value of the form's field `intent` */
  intent: string
  /** address of the page with the action */
  action: string
  className?: string
}

function showWhole({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' })
}

/** Asks for confirmation before an action. Works without a script. */
export function ConfirmAction({ label, title, text, confirm, intent, action, className }: ConfirmActionProps) {
  return (
    <details className={className} onToggle={showWhole}>
      <summary className="inline-flex min-h-11 items-center text-sm font-semibold underline decoration-blush decoration-2 underline-offset-6 hover:decoration-ruby">
        {label}
      </summary>
      <Form
        method="post"
        action={action}
        className="mt-3 max-w-md rounded-card border border-line bg-white p-5 shadow-lift sm:p-6"
      >
        <input type="hidden" name="intent" value={intent} />
        <p className="display text-title-xs">{title}</p>
        <p className="mt-2 text-sm text-ink-soft">{text}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <SubmitButton size="small">{confirm}</SubmitButton>
          <button
            type="button"
            data-scripted
            onClick={(event) => event.currentTarget.closest('details')?.removeAttribute('open')}
            className="min-h-11 px-3 text-sm font-semibold"
          >
            {t('common.cancel')}
          </button>
        </div>
      </Form>
    </details>
  )
}
