import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startPostgres } from '../../scripts/postgres.ts'
import { type Cable, layCable } from '../fixtures/cut-off.ts'
import { type HouseProcess, startHouseProcess } from '../fixtures/process.ts'
import { expectAccessible, faultsOf } from './fixtures/checks.ts'
import { expect, test } from './fixtures/test.ts'

interface Failing {
  house: HouseProcess
  cable: Cable
}

/** A demo house whose database can be taken away; none where there is no PostgreSQL. */
const failing = test.extend<object, { failing: Failing | undefined }>({
  failing: [
    async ({}, use) => {
      const server = await startPostgres()
      if (!server) return use(undefined)
      const folder = await mkdtemp(path.join(os.tmpdir(), 'failing-'))
      const cable = await layCable(server.url)
      const house = await startHouseProcess({ DATA_DIR: folder, DATABASE_URL: cable.url })
      await use({ house, cable })
      await house.stop('SIGKILL')
      await cable.cut()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

failing('without its database the house shows the page of errors, and what it had kept', async ({ page, failing }) => {
  test.skip(!failing, 'no PostgreSQL here')
  const { house, cable } = failing as Failing
  const kept = await page.goto(`${house.url}/articles`)
  expect(kept?.status()).toBe(200)
  await cable.cut()
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const answer = await page.goto(`${house.url}/articles?tags=ecoute&pages=${width}`)
    expect(answer?.status()).toBeGreaterThanOrEqual(500)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Un instant de repos')
    await expect(main.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/')
    await expect(main.locator('img')).toHaveCount(0)
    await expect(page).toHaveTitle('Éclore – Un instant de repos')
    await expectAccessible(page, `at ${width}`)
  }
  expect(await faultsOf(await (await page.request.get(`${house.url}/tags/ecoute`)).text())).toEqual([])
  expect((await page.goto(`${house.url}/articles`))?.status()).toBe(200)
})
