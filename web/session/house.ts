import { getHouse, type House } from '../../contracts/house.ts'
import type { Api } from '../api/index.ts'

export type ShownHouse = Omit<House, 'coachingHours'>

/** What the owner tells everyone of her house. */
export async function loadHouse(api: Api): Promise<ShownHouse> {
  const { coachingHours: _hours, ...shown } = (await api.call(getHouse)).payload
  return shown
}
