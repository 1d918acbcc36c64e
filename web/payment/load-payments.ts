import { listOwnPayments, type OwnPayment } from '../../contracts/subscriptions/own-payments.ts'
import type { Site } from '../context.ts'
import { recoverFromLoadFailure } from '../session/recover.ts'

export interface ShownPayments {
  payments: OwnPayment[] | null
  next: string | null
  first: boolean
}

/** `payments` is null if they fail to load: the rest of the page works. */
export async function loadPayments(site: Site, url: URL): Promise<ShownPayments> {
  const cursor = url.searchParams.get('after') ?? undefined
  const first = cursor === undefined
  const load = async () => {
    const { payload, page } = await site.api.call(listOwnPayments, { query: cursor ? { cursor } : {} })
    const after = page.hasNextPage ? page.endCursor : null
    const next = after ? `/account/subscription?after=${encodeURIComponent(after)}#paiements` : null
    return { payments: payload, next, first }
  }
  return recoverFromLoadFailure(site, load, { payments: null, next: null, first })
}
