import { PaymentRefusedError } from '../../../platform/errors/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { count, giveBack, spend } from '../../../platform/limits/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { networkOf } from '../../accounts/index.ts'

/** Many people may share an address. */
const people = 4

const message = 'Trop de cartes ont été refusées. Pour votre sécurité, attendez un peu avant d’essayer à nouveau.'

type House = Pick<OpenedPlatform, 'db' | 'clock' | 'config'>

const ownLimit = ({ config }: House) => ({ name: 'refused-cards', most: config.refusedCardsPerHour, message })

/** A card was refused where the house did not ask for it. @returns whether the person may try another */
export const countRefusal = (house: House, userUid: string): Promise<boolean> =>
  count(house.db, house.clock, ownLimit(house), userUid)

/**
 * Stolen numbers are tried out where a form says which of them are good: refusals are counted, of the person and of her
 * address. What is not refused costs nothing.
 * @throws 429 with Retry-After, before any card is looked at
 */
export async function guardCards<Answer>(
  house: House,
  viewer: Viewer,
  address: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const { db, clock, config } = house
  const own = await spend(db, clock, ownLimit(house), viewer.uid)
  const limit = { name: 'refused-cards-from', most: config.refusedCardsPerHour * people, message }
  let shared: string
  try {
    shared = await spend(db, clock, limit, networkOf(address))
  } catch (error) {
    await giveBack(db, [own])
    throw error
  }
  try {
    const answer = await ask()
    await giveBack(db, [own, shared])
    return answer
  } catch (error) {
    if (!(error instanceof PaymentRefusedError)) await giveBack(db, [own, shared])
    throw error
  }
}
