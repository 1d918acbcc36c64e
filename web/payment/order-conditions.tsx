import { RichText } from '../i18n/rich-text.tsx'
import { NewWindowLink } from '../ui/new-window-link.tsx'

/** Text below the button: the terms that the user accepts by ordering, and the rights afterwards. */
export function OrderConditions() {
  return (
    <p className="mt-3 text-sm text-ink-soft">
      <RichText
        text="account.payment.legal"
        parts={{
          terms: <NewWindowLink href="/terms-of-service" />,
        }}
      />
    </p>
  )
}
