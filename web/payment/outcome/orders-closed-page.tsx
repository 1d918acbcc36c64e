import { t } from '../../i18n/index.ts'
import { SplitPage } from '../../registration/split-page.tsx'
import { LinkButton } from '../../ui/button.tsx'

/** Shown instead of the order while the site accepts none, with other things to do. */
export function OrdersClosedPage({ words = 'not_open' }: { words?: 'not_open' | 'not_open_gift' }) {
  return (
    <SplitPage title={t(`account.payment.${words}.title`)} lead={t(`account.payment.${words}.lead`)}>
      <p>{t(`account.payment.${words}.text`)}</p>
      <p className="mt-8 flex flex-wrap gap-4">
        <LinkButton to="/articles">{t('home.hero.read')}</LinkButton>
        <LinkButton to="/contact" kind="secondary">
          {t('contact.home.write')}
        </LinkButton>
      </p>
    </SplitPage>
  )
}
