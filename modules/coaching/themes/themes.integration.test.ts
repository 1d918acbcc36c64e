import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CoachingTheme, findThemeByName } from '../../../contracts/coaching/coaching-themes.ts'
import { createUser, type TestUser } from '../../support/fixtures/tickets.ts'
import { type CoachingTestApp, createDiscussion, openCoachingApp } from '../fixtures/coaching-app.ts'

let given: CoachingTestApp
let editor: TestUser
beforeAll(async () => {
  given = await openCoachingApp()
  editor = await createUser(given.app, 'Sophie', 'editor')
})
afterAll(() => given.app.close())

const path = '/staff/coaching-themes'
const colour = '#b9c4ae'
const send = (method: string, address: string, body?: object) =>
  given.app.call(method, `${path}${address}`, { token: editor.token, ...(body ? { body } : {}) })
const shown = async (): Promise<CoachingTheme[]> =>
  (await given.app.call('GET', '/content/coaching-themes')).body.payload

test('a new site offers default themes, and editors can add others', async () => {
  expect((await shown()).map(({ uid }) => uid)).toEqual(['vie-personnelle', 'vie-professionnelle', 'relations'])
  const made = await send('POST', '', { name: 'Éclats de vie', colour: '#B9C4AE' })
  expect(made.status).toBe(201)
  expect(made.body.payload).toMatchObject({ uid: 'eclats-de-vie', colour, order: 4, active: true, used: false })
  expect((await send('POST', '', { name: 'éclats de VIE', colour })).body.violations).toMatchObject([
    { property: 'name', type: 'duplicate' },
  ])
  expect((await send('POST', '', { name: '[Vie]', colour })).status).toBe(400)
  expect((await send('POST', '', { name: 'Rose', colour: 'rose' })).status).toBe(400)
  expect((await given.app.call('POST', path, { token: given.claire.token, body: { name: 'A', colour } })).status).toBe(
    403,
  )
})

test('only a theme without discussions can be removed', async () => {
  const { app, camille, claire } = given
  await send('POST', '', { name: 'Sans échange', colour })
  expect((await send('DELETE', '/sans-echange?version=1')).status).toBe(204)
  await createDiscussion(app, camille, claire, { title: '[Relations]: Un doute' })
  const refused = await send('DELETE', '/relations?version=1')
  expect(refused.status).toBe(409)
  expect(refused.body.violations).toMatchObject([{ property: 'uid', type: 'invalid' }])
  expect((await send('PATCH', '/relations', { active: false, version: 1 })).body.payload).toMatchObject({
    active: false,
    used: true,
  })
})

test('a renamed theme keeps its discussions, which show the new name', async () => {
  const { app, camille, claire } = given
  await send('POST', '', { name: 'Amour', colour })
  const uid = await createDiscussion(app, camille, claire, { title: '[Amour]: Le dimanche' })
  await send('PATCH', '/amour', { name: 'Couple', version: 1 })
  const asCoach = async (path: string) => (await app.call('GET', path, { token: claire.token })).body.payload
  expect(await asCoach(`/staff/tickets?filter[uid]=${uid}`)).toMatchObject([{ title: '[Couple]: Le dimanche' }])
  expect(await asCoach(`/staff/tickets/${uid}`)).toMatchObject({ title: '[Couple]: Le dimanche' })
  expect((await asCoach(`/staff/tickets/${uid}/member`)).themes).toContain('Couple')
  expect(findThemeByName(await shown(), 'Amour')).toMatchObject({ uid: 'amour', name: 'Couple' })
  // No other theme may take the former name, because discussions were opened under it.
  expect((await send('POST', '', { name: 'Amour', colour })).status).toBe(409)
  expect((await send('PATCH', '/amour', { name: 'Amour', version: 2 })).body.payload.formerNames).toEqual(['Couple'])
})

test('the last active theme can be neither deactivated nor deleted', async () => {
  for (const { uid, active } of await shown()) {
    if (active && uid !== 'vie-personnelle')
      await send('PATCH', `/${uid}`, { active: false, version: await versionOf(uid) })
  }
  const refused = await send('PATCH', '/vie-personnelle', { active: false, version: 1 })
  expect([refused.status, (await send('DELETE', '/vie-personnelle?version=1')).status]).toEqual([409, 409])
  await send('PATCH', '/amour', { active: true, version: await versionOf('amour') })
})

async function versionOf(uid: string): Promise<number> {
  return (await send('GET', `/${uid}`)).body.payload.version
}
