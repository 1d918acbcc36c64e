import { getSubscriptionOutlook } from '../../../contracts/subscriptions/subscription-outlook.ts'
import { AccountShell } from '../../account/account-shell.tsx'
import { siteContext } from '../../context.ts'
import { t } from '../../i18n/index.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { guardedBy } from '../../session/guards.ts'
import { privateHeaders } from '../../session/headers/private-headers.ts'
import { EndingWays, PauseOffer } from '../../subscription/endings.tsx'
import { LinkButton } from '../../ui/button.tsx'
import type { Route } from './+types/subscription-ending'

export const handle: PageFacts = {
  exit: true,
  shortFooter: true,
  title: 'titles.account_subscription_ending',
  returnTo: true,
}

export const middleware: Route.MiddlewareFunction[] = guardedBy('user')

export const headers = () => privateHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const { payload } = await context.get(siteContext).api.call(getSubscriptionOutlook)
  return {
    endings: payload?.endings ?? null,
    pausable: (payload?.pauses.length ?? 0) > 0,
    now: new Date().toISOString(),
  }
}

/** Explains the two legal ways to end the contract; both stay reachable without it. */
export default function SubscriptionEnding({ loaderData: { endings, pausable, now } }: Route.ComponentProps) {
  return (
    <AccountShell title={t('account.subscription.ending.title')}>
      <p className="mb-8 max-w-2xl text-lead">{t(`account.subscription.ending.${endings ? 'lead' : 'none'}`)}</p>
      {endings && <EndingWays {...endings} now={now} />}
      {pausable && <PauseOffer />}
      <LinkButton to="/account/subscription" kind="soft" className="mt-8">
        {t('account.contract.back')}
      </LinkButton>
    </AccountShell>
  )
}
