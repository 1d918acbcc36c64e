import { freeServiceText, paidServiceText } from '../../contracts/subscriptions/offer-words.ts'
import { t } from '../i18n/index.ts'
import { typeset } from '../i18n/typography.ts'
import { useAudience } from '../layout/site-data.ts'
import type { Audience } from '../session/audience.ts'
import { LinkButton } from '../ui/button.tsx'

/** The reader's next step: an account, a subscription, then a message to a coach. Staff have none. */
export function nextStep({ signedIn, vip, staff }: Audience) {
  if (vip) return { text: t('home.today.nothing'), to: '/coaching/new-discussion', label: t('home.today.write') }
  if (staff) return null
  if (signedIn) return { text: paidServiceText, to: '/registration/payment', label: t('home.subscription.choose') }
  return { text: freeServiceText, to: '/registration', label: t('pages.next.account') }
}

export function NextStep() {
  const step = nextStep(useAudience())
  return (
    <section className="page section grid justify-items-center gap-6 text-center">
      <h2 className="display max-w-3xl text-title-lg">{t('pages.next.title')}</h2>
      {step && <p className="max-w-xl text-lead text-ink-soft">{typeset(step.text)}</p>}
      <div className="flex flex-wrap justify-center gap-3">
        {step && <LinkButton to={step.to}>{step.label}</LinkButton>}
        <LinkButton to="/articles" kind="secondary">
          {t('home.hero.read')}
        </LinkButton>
      </div>
    </section>
  )
}
