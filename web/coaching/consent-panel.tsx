import { Form, Link } from 'react-router'
import { t } from '../i18n/index.ts'
import { useSite } from '../layout/site-data.ts'
import { SubmitButton } from '../ui/fields/submit-button.tsx'

/**
 * Asks for consent that was withdrawn or whose text has changed: without consent the user cannot write. Never ticked
 * by default.
 */
export function ConsentPanel({ address }: { address: string }) {
  const { siteName } = useSite()
  return (
    <Form method="post" action={address} className="grid gap-3 rounded-card bg-rose-light p-5">
      <input type="hidden" name="intent" value="consent" />
      <p className="font-semibold">{t('coaching.consent.withdrawn_title')}</p>
      <label className="flex items-start gap-3 text-sm">
        <input
          type="checkbox"
          name="consent"
          required
          aria-invalid={false}
          className="mt-0.5 size-6 shrink-0 accent-ruby"
        />
        <span>{t('coaching.consent.label', { site: siteName })}</span>
      </label>
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton size="small">{t('coaching.consent.give')}</SubmitButton>
        <Link to="/privacy" className="text-sm underline">
          {t('coaching.consent.more')}
        </Link>
      </div>
    </Form>
  )
}
