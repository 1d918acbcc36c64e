import { Link } from 'react-router'
import { t } from '../i18n/index.ts'
import { useSite } from '../layout/site-data.ts'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import type { FieldLike } from '../ui/fields/field.tsx'

/** Explicit consent in one sentence; the list of readers is folded. */
export function ConsentBox({ field }: { field: FieldLike }) {
  const { siteName } = useSite()
  return (
    <div className="rounded-card bg-rose-light p-6 tight:px-4">
      <Checkbox field={field} label={t('coaching.consent.label', { site: siteName })} />
      <details className="mt-2 pl-9 text-sm text-ink-soft">
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline">
          {t('coaching.consent.who')}
        </summary>
        <p>
          {t('coaching.consent.hint')}{' '}
          <Link to="/privacy" className="underline">
            {t('coaching.consent.more')}
          </Link>
        </p>
      </details>
    </div>
  )
}
