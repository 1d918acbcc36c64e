import type { Formula } from '../../../contracts/subscriptions/subscriptions.ts'
import { t } from '../../i18n/index.ts'
import { StartLink } from './start-link.tsx'

export function Closing({ formula }: { formula: Formula }) {
  return (
    <section className="page grid justify-items-center gap-6 pb-(--section) text-center">
      <h2 className="display max-w-3xl text-title-lg">{t('home.closing.title')}</h2>
      <p className="max-w-xl text-lead text-ink-soft">{t('home.closing.text')}</p>
      <StartLink formula={formula} />
    </section>
  )
}
