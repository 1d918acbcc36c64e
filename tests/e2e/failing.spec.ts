import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startPostgres } from '../fixtures/postgres.ts'
import { type ServerProcess, startServerProcess } from '../fixtures/process.ts'
import { createTcpProxy, type TcpProxy } from '../fixtures/tcp-proxy.ts'
import { expectAccessible, faultsOf } from './fixtures/checks.ts'
import { expect, test } from './fixtures/test.ts'

interface Failing {
  server: ServerProcess
  proxy: TcpProxy
}

/** A demo server whose database can be cut off; skipped without PostgreSQL. */
const failing = test.extend<object, { failing: Failing | undefined }>({
  failing: [
    async ({}, use) => {
      const postgres = await startPostgres()
      if (!postgres) return use(undefined)
      const folder = await mkdtemp(path.join(os.tmpdir(), 'failing-'))
      const proxy = await createTcpProxy(postgres.url)
      const server = await startServerProcess({ DATA_DIR: folder, DATABASE_URL: proxy.url })
      await use({ server, proxy })
      await server.stop('SIGKILL')
      await proxy.cut()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

failing('without its database the server shows the error page, and cached pages', async ({ page, failing }) => {
  test.skip(!failing, 'no PostgreSQL here')
  const { server, proxy } = failing as Failing
  const stored = await page.goto(`${server.url}/articles`)
  expect(stored?.status()).toBe(200)
  await proxy.cut()
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const answer = await page.goto(`${server.url}/articles?tags=ecoute&pages=${width}`)
    expect(answer?.status()).toBeGreaterThanOrEqual(500)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Un instant de repos')
    await expect(main.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/')
    await expect(main.locator('img')).toHaveCount(0)
    await expect(page).toHaveTitle('Éclore – Un instant de repos')
    await expectAccessible(page, `at ${width}`)
  }
  expect(await faultsOf(await (await page.request.get(`${server.url}/tags/ecoute`)).text())).toEqual([])
  expect((await page.goto(`${server.url}/articles`))?.status()).toBe(200)
})
