import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import type { ContentFile } from '../../demo/content-file.ts'
import { demoHero, demoHome } from '../../demo/home.ts'
import { readJson, readTexts } from '../../demo/read-files.ts'
import { voices } from '../../demo/voices.ts'
import { callApi } from '../fixtures/call-api.ts'
import { type ServerProcess, spawnServer, waitUntilReady } from '../fixtures/process.ts'

const product = 'build'
const demo = path.join('build', 'demo')
const accounts = ['admin', 'coach', 'support', 'editor', 'camille'].map((name) => `${name}@exemple.fr`)

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

const productFiles = async () =>
  (await filesBelow(product)).filter((file) => !file.startsWith(demo + path.sep) && !/\.(br|gz)$/.test(file))

/** Excerpts that identify each demo text. Excludes titles of tags, categories and legal pages: any site may have them. */
async function demoTexts(): Promise<string[]> {
  const content = await readJson<ContentFile>('content.json')
  const conversations = [...content.tickets, ...content.discussions]
  const articles = await readTexts('articles')
  return [
    ...accounts,
    'demo-password',
    'bienvenue-ete',
    'Site de démonstration',
    ...content.authors.flatMap(({ name, image, biography }) => [name, image, biography.slice(0, 60)]),
    ...content.categories.map(({ description }) => description),
    ...content.tickets.map(({ email }) => email),
    ...conversations.flatMap(({ title, messages }) => [title, ...messages.map((one) => one.content.slice(0, 50))]),
    ...voices.flatMap(({ name, text }) => [name, text.slice(0, 60)]),
    demoHero.title,
    ...Object.values(demoHome.headings ?? {})
      .map(({ title }) => title)
      .filter((title) => title.length > 25),
    ...articles.flatMap(({ name, fields }) => [name, fields.title ?? name, fields.excerpt ?? name]),
  ]
}

/** Server bundles are in ASCII (scripts/bundle/compact-bundle.ts): their accents are escapes. */
const withoutEscapes = (code: string): string =>
  code.replace(/\\(?:u([0-9a-f]{4})|x([0-9a-f]{2}))/gi, (_, four, two) =>
    String.fromCharCode(Number.parseInt(four ?? two, 16)),
  )

async function findIn(files: string[], texts: string[]): Promise<string[]> {
  const found = await Promise.all(
    files.map(async (file) => {
      const content = withoutEscapes(await readFile(file, 'utf8'))
      return texts.filter((text) => content.includes(text)).map((text) => `${file}: ${text}`)
    }),
  )
  return found.flat()
}

const digests = async (files: string[]): Promise<Set<string>> =>
  new Set(
    await Promise.all(
      files.map(async (file) =>
        createHash('sha256')
          .update(await readFile(file))
          .digest('hex'),
      ),
    ),
  )

describe.runIf(inject('engine') === 'pglite')('the product’s build', () => {
  test('contains no account, text or name of the demo', async () => {
    expect(await findIn(await productFiles(), await demoTexts())).toEqual([])
  })

  test('is checked by a search that finds the same texts in the demo’s build', async () => {
    const known = [...accounts, ...voices.map(({ text }) => text)]
    expect(await findIn([path.join(demo, 'main.js')], known)).toHaveLength(known.length)
  })

  test('contains no illustration of the demo', async () => {
    const media = await filesBelow(path.join('demo', 'media'))
    const illustrations = await digests(media)
    expect([...(await digests(await productFiles()))].filter((digest) => illustrations.has(digest))).toEqual([])
  })
})

describe.runIf(inject('engine') === 'pglite')('the product’s server', () => {
  let folder: string
  let server: ServerProcess
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'product-'))
  })
  afterEach(() => server.stop('SIGKILL'))
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test.each<Record<string, string>>([{ DEMO: '1' }, { NODE_ENV: 'production', DEMO: '1' }, { DEMO: '' }])(
    'refuses to start as a demo in one line, before it creates anything (%o)',
    async (env) => {
      const dataDir = path.join(folder, 'refused')
      server = await spawnServer({ DATA_DIR: dataDir, ...env }, { bundle: 'product' })
      expect(await server.exited).toBe(1)
      expect(server.output()).toMatch(/^Wrong configuration: DEMO=1.* no demo content.*`npm run build:demo`.*\n$/)
      expect(existsSync(dataDir)).toBe(false)
    },
  )

  test('refuses the payment sandbox in production before it creates anything', async () => {
    const dataDir = path.join(folder, 'refused')
    server = await spawnServer({ DATA_DIR: dataDir, NODE_ENV: 'production', DEMO: '' }, { bundle: 'product' })
    expect(await server.exited).toBe(1)
    expect(server.output()).toMatch(/^Wrong configuration: PAYMENT_PROVIDER=sandbox.*ALLOW_SANDBOX=1.*\n$/)
    expect(existsSync(dataDir)).toBe(false)
  })

  test('starts in production without articles, demo accounts or the demo notice', async () => {
    const env = { DATA_DIR: path.join(folder, 'data'), NODE_ENV: 'production', DEMO: '', ALLOW_SANDBOX: '1' }
    server = await spawnServer(env, { bundle: 'product' })
    await waitUntilReady(server)
    const articles = await fetch(`${server.url}/api/content/articles`)
    expect(await articles.json()).toMatchObject({ payload: [] })
    expect(await (await fetch(server.url)).text()).not.toContain('démonstration')
    for (const identifier of accounts) {
      const body = { identifier, password: 'un mot de passe' }
      const answer = await callApi(server.url, 'POST', '/auth_check', { body })
      expect(answer.status).toBe(401)
    }
  })
})
