import { createTestHouse, type TestHouse } from '../../tests/fixtures/house.ts'
import { type Somebody, somebody } from '../support/support.fixture.ts'

export interface CoachingHouse {
  house: TestHouse
  /** a subscriber who has consented */
  camille: Somebody
  claire: Somebody
  nadia: Somebody
}

/** A house with somebody to talk to. */
export async function openCoachingHouse(): Promise<CoachingHouse> {
  const house = await createTestHouse({ env: { DEMO: '1' } })
  return {
    house,
    camille: await somebody(house, 'Camille', 'vip'),
    claire: await somebody(house, 'Claire', 'coach'),
    nadia: await somebody(house, 'Nadia', 'coach'),
  }
}

export const discussions = '/support/coaching/tickets'

/** A new discussion with that coach. @returns its uid */
export async function openedDiscussion(
  house: TestHouse,
  who: Somebody,
  coach: Somebody,
  given: { title?: string; message?: string } = {},
): Promise<string> {
  const body = { title: '[Vie]: Un doute', message: 'Bonjour', ...given, coach: coach.uid }
  const answer = await house.call('POST', discussions, { token: who.token, body })
  if (answer.status !== 201) throw new Error(`no discussion was opened: ${JSON.stringify(answer.body)}`)
  return answer.body.payload.uid
}
