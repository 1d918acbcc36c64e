import { Trans } from 'react-i18next'

/** Below the button: what ordering accepts, and what stays possible afterwards. */
export function OrderConditions() {
  return (
    <p className="mt-3 text-sm text-ink-soft">
      <Trans
        i18nKey="account.payment.legal"
        components={{
          // biome-ignore lint/a11y/useAnchorContent: the catalogue has its words
          terms: <a href="/terms-of-service" target="_blank" rel="noopener" className="font-semibold" />,
        }}
      />
    </p>
  )
}
