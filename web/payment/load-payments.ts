import { listOwnPayments, type OwnPayment } from '../../contracts/subscriptions/own-payments.ts'
import type { Site } from '../context.ts'
import { isLoadFailure } from '../forms/api-problem.ts'

export interface ShownPayments {
  payments: OwnPayment[] | null
  next: string | null
  first: boolean
}

/** `payments` is null if they fail to load: the rest of the page works. */
export async function loadPayments({ api, reportError }: Site, url: URL): Promise<ShownPayments> {
  const cursor = url.searchParams.get('after') ?? undefined
  const first = cursor === undefined
  try {
    const { payload, page } = await api.call(listOwnPayments, { query: cursor ? { cursor } : {} })
    const after = page.hasNextPage ? page.endCursor : null
    const next = after ? `/account/subscription?after=${encodeURIComponent(after)}#paiements` : null
    return { payments: payload, next, first }
  } catch (error) {
    if (!isLoadFailure(error)) throw error
    reportError(error)
    return { payments: null, next: null, first }
  }
}
