import { t } from '../i18n/index.ts'
import { LinkButton } from '../ui/button.tsx'
import { SplitPage } from './split-page.tsx'

/** Replaces a form while the legal pages do not say who is responsible for what it would collect. */
export function DataCollectionDisabled({ title }: { title: string }) {
  return (
    <SplitPage title={title} lead={t('account.not_collecting.lead')}>
      <p>{t('account.not_collecting.text')}</p>
      <p className="mt-8">
        <LinkButton to="/articles">{t('home.hero.read')}</LinkButton>
      </p>
    </SplitPage>
  )
}
