import { LoaderCircle } from 'lucide-react'
import { useId } from 'react'
import { t } from '../../i18n/index.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { unfinishedSeconds, type Wait, waitLimitSeconds } from './waiting.ts'

const refetchMilliseconds = 3000
const refreshSeconds = 5

/** Marks an element that waits: static-page/follow-page.ts refetches it until the page changes. */
export const refetchAttributes = { 'data-refetch': refetchMilliseconds }

/** Reloads the page every few seconds in browsers without a script. */
export function Refresh() {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(refreshSeconds)} />
    </noscript>
  )
}

function Progress({ wait }: { wait: Wait }) {
  const id = useId()
  const { elapsed } = wait
  return (
    <div className="mt-8" {...refetchAttributes}>
      <label id={id} htmlFor={`${id}-bar`} className="mb-2 flex items-center gap-2.5 text-sm font-semibold">
        <LoaderCircle aria-hidden size={18} className="animate-spin" />
        {t('account.payment.wait.elapsed', { count: elapsed })}
      </label>
      <progress
        id={`${id}-bar`}
        max={waitLimitSeconds}
        value={elapsed}
        className="h-3 w-full appearance-none overflow-hidden rounded-full bg-white accent-ruby [&::-moz-progress-bar]:bg-ruby [&::-webkit-progress-bar]:bg-white [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-ruby"
      />
    </div>
  )
}

/** The user left the payment page: the payment can be restarted, and nothing is pending. */
function Unfinished({ skipTo }: { skipTo: string }) {
  return (
    <div className="page py-10 md:py-16">
      <Card tone="rose" className="mx-auto max-w-3xl p-8 md:p-14">
        <div role="status">
          <h1 className="display text-title">{t('account.payment.wait.unfinished_title')}</h1>
          <p className="mt-4 text-lead">{t('account.payment.wait.unfinished')}</p>
        </div>
        <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
          <LinkButton to="/registration/payment">{t('account.payment.wait.retry')}</LinkButton>
          <LinkButton to={skipTo} kind="quiet">
            {t('account.payment.wait.skip')}
          </LinkButton>
        </div>
      </Card>
    </div>
  )
}

interface PaymentWaitProps {
  wait: Wait
  /** the user left the provider's page, or its answer is late: the wait is shorter */
  unfinished?: boolean
  /** page that the user may open meanwhile */
  skipTo: string
}

export function PaymentWait({ wait, unfinished = false, skipTo }: PaymentWaitProps) {
  if (unfinished && wait.elapsed >= unfinishedSeconds) return <Unfinished skipTo={skipTo} />
  return <Processing wait={wait} skipTo={skipTo} />
}

function Processing({ wait, skipTo }: Omit<PaymentWaitProps, 'unfinished'>) {
  return (
    <div className="page py-10 md:py-16">
      <Card tone="rose" className="mx-auto max-w-3xl p-8 md:p-14">
        {!wait.over && <Refresh />}
        <div role="status">
          <h1 className="display text-title">{t('account.payment.wait.title')}</h1>
          <p className="mt-4 text-lead">{t(wait.over ? 'account.payment.wait.over' : 'account.payment.wait.text')}</p>
        </div>
        {!wait.over && <Progress wait={wait} />}
        <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
          <LinkButton to={skipTo}>{t('account.payment.wait.skip')}</LinkButton>
          {wait.over && (
            <LinkButton to="/contact" kind="quiet">
              {t('account.subscription.support')}
            </LinkButton>
          )}
        </div>
      </Card>
    </div>
  )
}
