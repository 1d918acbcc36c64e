import { t } from '../i18n/index.ts'
import { LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

/** Tells a user that the team gave free access without a subscription. */
export function GivenAccess() {
  return (
    <Card tone="rose" className="mb-6 rounded-sheet sm:p-10">
      <p className="mb-2 text-sm font-semibold">{t('account.subscription.status')}</p>
      <p className="display text-title">{t('account.subscription.given')}</p>
      <p className="mt-5 text-lead">{t('account.subscription.given_text')}</p>
      <LinkButton to="/contact" kind="secondary" className="mt-6">
        {t('account.subscription.support')}
      </LinkButton>
    </Card>
  )
}
