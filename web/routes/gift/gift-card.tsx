import { data } from 'react-router'
import { siteContext } from '../../context.ts'
import { GiftCard } from '../../gift/gift-card.tsx'
import { loadGiftOrder } from '../../gift/load-gift-order.ts'
import { t } from '../../i18n/index.ts'
import { OwnReferrer } from '../../layout/own-referrer.tsx'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { privateHeaders } from '../../session/headers/private-headers.ts'
import { notFound } from '../../session/not-found.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import type { Route } from './+types/gift-card'

export const handle: PageFacts = {
  shortFooter: true,
  title: 'titles.gift_card',
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { api, settings } = context.get(siteContext)
  const code = url.searchParams.get('t') ?? undefined
  const { card, formulaName, months } = await loadGiftOrder(api, request, params.uid, code)
  if (!card) throw notFound()
  const address = `${new URL(settings.publicUrl).host}/gift/use`
  return data({ card, formulaName, months, address }, { headers: privateHeaders })
}

export default function GiftCardPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page max-w-5xl py-10 print:m-0 print:max-w-none print:p-0">
      <OwnReferrer />
      <div data-screen-only className="mb-8">
        <h1 className="display text-title-lg">{t('account.gift.card.title')}</h1>
        <p className="mt-4 max-w-2xl text-lead">{t('account.gift.card.lead')}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button data-print data-scripted>
            {t('account.gift.card.print')}
          </Button>
          <LinkButton to="/" kind="quiet">
            {t('account.gift.order.home')}
          </LinkButton>
        </div>
      </div>
      <GiftCard {...loaderData} />
    </div>
  )
}
