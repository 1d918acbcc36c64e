import { Trans } from 'react-i18next'
import { NewWindowLink } from '../ui/new-window-link.tsx'

/** Below the button: what ordering accepts, and what stays possible afterwards. */
export function OrderConditions() {
  return (
    <p className="mt-3 text-sm text-ink-soft">
      <Trans
        i18nKey="account.payment.legal"
        components={{
          terms: <NewWindowLink href="/terms-of-service" />,
        }}
      />
    </p>
  )
}
