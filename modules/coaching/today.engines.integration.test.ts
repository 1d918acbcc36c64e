import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../tests/fixtures/test-app.ts'
import { createUser, type TestUser } from '../support/fixtures/tickets.ts'
import { cachedToday, readToday } from '../support/index.ts'
import { createDiscussion, discussionsPath, openCoachingApp } from './fixtures/coaching-app.ts'

let app: TestApp
let camille: TestUser
let claire: TestUser
beforeAll(async () => {
  ;({ app, camille, claire } = await openCoachingApp())
})
afterAll(() => app.close())

const today = (who = camille) => readToday(app.platform, app.platform.db, who.uid)
const known = () => cachedToday(app.platform, camille.uid)
const answer = (uid: string, message: string) =>
  app.call('POST', `/staff/tickets/${uid}/messages`, { token: claire.token, body: { message } })

test('readToday returns an unread answer first, then a promised answer, else null', async () => {
  expect(await today()).toBeNull()
  expect(known()).toBeNull()

  const first = await createDiscussion(app, camille, claire, { message: 'Bonjour' })
  expect(known(), 'the new discussion is not in memory').toBeUndefined()
  const waits = await today()
  expect(waits).toMatchObject({ discussion: first, answered: null })
  expect(Date.parse(waits?.answerBy ?? '')).toBeGreaterThan(app.platform.clock.now().getTime())

  const path = `${discussionsPath}/${first}`
  await answer(first, 'Je suis là.')
  expect(await today()).toEqual({
    discussion: first,
    coach: 'Claire',
    answered: app.platform.clock.now().toISOString(),
    answerBy: null,
  })

  const second = await createDiscussion(app, camille, claire, { message: 'Autre chose' })
  expect(await today(), 'an unread answer comes before a newer wait').toMatchObject({ discussion: first })
  await app.call('POST', `${path}/read`, { token: camille.token })
  expect(await today()).toMatchObject({ discussion: second, answered: null })

  await answer(second, 'Bien reçu.')
  await app.call('POST', `${discussionsPath}/${second}/read`, { token: camille.token })
  expect(await today()).toBeNull()

  await app.call('POST', `${path}/messages`, { token: camille.token, body: { message: 'Encore une question' } })
  expect(known(), 'the member’s message changes it').toBeUndefined()
  expect(await today()).toMatchObject({ discussion: first, coach: 'Claire', answered: null })
})

test('readToday returns a member’s discussion to nobody else', async () => {
  expect(await today(await createUser(app, 'Autre', 'vip'))).toBeNull()
  expect(await today(claire)).toBeNull()
})
