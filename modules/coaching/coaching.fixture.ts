import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { createUser, type TestUser } from '../support/support.fixture.ts'

export interface CoachingTestApp {
  app: TestApp
  /** a subscriber who has given consent */
  camille: TestUser
  claire: TestUser
  nadia: TestUser
}

/** An app with a coach and a consenting subscriber. */
export async function openCoachingApp(): Promise<CoachingTestApp> {
  const app = await createTestApp({ env: { DEMO: '1' } })
  return {
    app,
    camille: await createUser(app, 'Camille', 'vip'),
    claire: await createUser(app, 'Claire', 'coach'),
    nadia: await createUser(app, 'Nadia', 'coach'),
  }
}

export const discussions = '/support/coaching/tickets'

/** Opens a discussion with that coach. @returns its uid */
export async function openedDiscussion(
  app: TestApp,
  who: TestUser,
  coach: TestUser,
  given: { title?: string; message?: string } = {},
): Promise<string> {
  const body = { title: '[Vie]: Un doute', message: 'Bonjour', ...given, coach: coach.uid }
  const answer = await app.call('POST', discussions, { token: who.token, body })
  if (answer.status !== 201) throw new Error(`no discussion was opened: ${JSON.stringify(answer.body)}`)
  return answer.body.payload.uid
}
