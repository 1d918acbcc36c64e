import { getGiftOrder } from '../../contracts/subscriptions/gifts.ts'
import type { Api } from '../api/index.ts'
import { rethrowAsNotFound } from '../session/not-found.ts'
import { readOrderKey } from './order-key.ts'

/** Loads the order. Its card is included for the ordering browser, the buyer's session, or a holder of the code. */
export async function loadGiftOrder(api: Pick<Api, 'call'>, request: Request, uid: string, code?: string) {
  const query = { key: readOrderKey(request) || undefined, code: code || undefined }
  const { payload } = await rethrowAsNotFound(api.call(getGiftOrder, { params: { uid }, query }))
  return payload
}
