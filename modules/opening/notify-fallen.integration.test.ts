import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser } from '../../tests/fixtures/staff-people.ts'
import { createSite, type ReadySite } from './fixtures/ready-site.ts'
import { setUpOwner } from './fixtures/set-up.ts'
import { notifyOfFailedChecks } from './notify-fallen.ts'

let site: ReadySite
beforeAll(async () => {
  site = await createSite()
  await setUpOwner(site)
})
afterAll(() => site.close())

const hour = 3_600_000
const announced = () => site.received.filter(({ raw }) => /mise_en_service|mise en service ne passe/.test(raw))

async function look(): Promise<number> {
  await Promise.all([notifyOfFailedChecks(site.app.platform), notifyOfFailedChecks(site.app.platform)])
  await site.app.settle()
  return announced().length
}

test('a failing check is mailed once to each admin until it passes again', async () => {
  await createUser(site.app, ['support'], 'Sam')
  expect(await look()).toBe(0)
  await site.backUp('backup', site.app.clock.now())
  expect(await look()).toBe(0)
  site.app.clock.advance(49 * hour)
  expect(await look()).toBe(1)
  site.app.clock.advance(hour)
  expect(await look()).toBe(1)
  await site.backUp('backup', site.app.clock.now())
  expect(await look()).toBe(1)
  site.app.clock.advance(49 * hour)
  expect(await look()).toBe(2)
  expect(site.received.at(-1)?.raw.replaceAll(/=\r?\n/g, '')).toContain('/admin/opening')
})
