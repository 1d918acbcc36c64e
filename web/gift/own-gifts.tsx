import { Link } from 'react-router'
import type { OwnGift } from '../../contracts/subscriptions/gifts.ts'
import { t } from '../i18n/index.ts'
import { LinkButton } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { DateText, formatDate } from '../ui/date-text.tsx'
import { Price } from '../ui/price.tsx'

const tones = {
  ready: 'bg-info-light text-info',
  redeemed: 'bg-sage-light text-sage-deep',
  expired: 'bg-rose-mid text-ink',
  void: 'bg-rose-mid text-ink',
} as const satisfies Record<OwnGift['state'], string>

function GiftRow({ gift }: { gift: OwnGift }) {
  const { role, formulaName: name, months, date, amount, state, code, expirationDateTime } = gift
  const { startDateTime, endDateTime } = gift
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-line py-5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid content-start gap-1">
        <p className="text-sm text-ink-soft">
          <DateText iso={date} />
        </p>
        <p className="font-semibold">
          {t(`account.gift.own.${role}`, { months: t('account.gift.months', { count: months }), name })}
        </p>
        {code && <p>{t('account.gift.own.code', { code })}</p>}
        {code && expirationDateTime && (
          <p className="text-sm">{t('account.gift.own.until', { date: formatDate(expirationDateTime) })}</p>
        )}
        {code && (
          <p>
            <Link to={`/gift/order/${gift.uid}/card`} className="inline-flex min-h-11 items-center underline">
              {t('account.gift.card.print')}
            </Link>
          </p>
        )}
        {startDateTime && endDateTime && (
          <p className="text-sm">
            {t('account.payments.period', { start: formatDate(startDateTime), end: formatDate(endDateTime) })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 sm:flex-col sm:items-end">
        <Price cents={amount} className="text-lg font-semibold" />
        <Chip className={tones[state]}>{t(`account.gift.own.states.${state}`)}</Chip>
      </div>
    </li>
  )
}

/** Gifts that the user bought and received, with links to buy and redeem. */
export function OwnGifts({ gifts }: { gifts: readonly OwnGift[] }) {
  return (
    <section id="cadeaux" className="mt-12 border-t border-line pt-10">
      <h2 className="display mb-6 text-title-sm">{t('account.gift.own.title')}</h2>
      {gifts.length > 0 && (
        <ul>
          {gifts.map((gift) => (
            <GiftRow key={`${gift.role}-${gift.uid}`} gift={gift} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-x-8">
        <LinkButton to="/gift/use" kind="quiet" size="small">
          {t('titles.gift_use')}
        </LinkButton>
        <LinkButton to="/gift" kind="quiet" size="small">
          {t('account.gift.to_buy')}
        </LinkButton>
      </div>
    </section>
  )
}
