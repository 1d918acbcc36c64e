import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fetchPayload } from '../fixtures/call-api.ts'
import { scaleTimeout } from '../fixtures/patience.ts'
import { startPostgres } from '../fixtures/postgres.ts'
import { type ServerProcess, startServerProcess } from '../fixtures/process.ts'
import { createTcpProxy, type TcpProxy } from '../fixtures/tcp-proxy.ts'
import { expectAccessible, validateHtml } from './fixtures/checks.ts'
import { demoPassword } from './fixtures/password.ts'
import { signIn } from './fixtures/steps.ts'
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
      const server = await startServerProcess({
        DATA_DIR: folder,
        DATABASE_URL: proxy.url,
        DEMO_PASSWORD: demoPassword,
      })
      await use({ server, proxy })
      await server.stop('SIGKILL')
      await proxy.cut()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: scaleTimeout(240_000) },
  ],
})

/** A new ticket's mailed link, which the server prints where it sends no mail. */
async function ticketLink({ url, output }: ServerProcess): Promise<string> {
  const body = { title: '[Autre]: Une question', message: 'Bonjour', name: 'Zoé', email: 'zoe@exemple.fr' }
  const { uid } = await fetchPayload(url, 'POST', '/support/contact/tickets', { body })
  const link = new RegExp(`http://[^"]+/contact/tickets/${uid}\\?t=[\\w-]+`)
  await expect.poll(output).toMatch(link)
  return link.exec(output())?.[0] ?? ''
}

failing(
  'tickets and discussions that cannot be loaded say so in their place and by a snackbar',
  async ({ page, failing }) => {
    test.skip(!failing, 'no PostgreSQL here')
    const { server, proxy } = failing as Failing
    const link = await ticketLink(server)
    await page.goto(link)
    await expect(page.getByText('Bonjour', { exact: true })).toBeVisible()
    await signIn(page, 'camille@exemple.fr', demoPassword, server.url)
    await page.goto(`${server.url}/coaching`)
    const discussion = await page.locator('main a[href^="/coaching/"]:not([href*="new"])').first().getAttribute('href')
    await proxy.cut()
    const failed = [
      ['/contact/tickets', 'Vos demandes n’ont pas pu être chargées.'],
      [new URL(link).pathname, 'Cette demande n’a pas pu être chargée.'],
      ['/coaching', 'Vos échanges n’ont pas pu être chargés.'],
    ] as const
    for (const [path, sentence] of failed) {
      await page.goto(`${server.url}${path}`)
      await expect(page.getByRole('main').getByRole('paragraph').filter({ hasText: sentence })).toBeVisible()
      await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
    }
    await page.goto(`${server.url}${discussion}`)
    await expect(page.getByRole('main').getByText('Cet échange n’a pas pu être chargé.')).toBeVisible()
    await page.goto(`${server.url}/account/subscription`)
    await expect(page.getByRole('alert').first()).toHaveText(
      'Les informations de votre abonnement ne sont pas disponibles pour le moment.',
    )
    await proxy.mend()
  },
)

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
  expect(await validateHtml(await (await page.request.get(`${server.url}/tags/ecoute`)).text())).toEqual([])
  expect((await page.goto(`${server.url}/articles`))?.status()).toBe(200)
})
