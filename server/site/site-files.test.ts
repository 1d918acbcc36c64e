import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFilesHandler } from './site-files.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'site-files-'))
const app = fastify()

function write(file: string, content: string): void {
  const whole = path.join(folder, file)
  mkdirSync(path.dirname(whole), { recursive: true })
  writeFileSync(whole, content)
}

beforeAll(async () => {
  write('client/assets/root-1.css', 'a{}')
  write('client/assets/root-1.css.br', 'compressed')
  write('client/robots.png', 'picture')
  write('admin/assets/main-1.js', 'main()')
  write('admin/.vite/manifest.json', '{}')
  const folders = [
    { root: path.join(folder, 'client'), prefix: '/' },
    { root: path.join(folder, 'admin'), prefix: '/admin/' },
  ] as const
  await app.register(async (scope) => {
    const handler = await createFilesHandler(scope, folders, (_request, reply) => reply.send('page'))
    scope.route({ method: ['GET', 'HEAD', 'POST'], url: '*', exposeHeadRoute: false, handler })
  })
  await app.ready()
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test('a built file is sent from its folder, immutable if its name is hashed', async () => {
  const style = await app.inject('/assets/root-1.css?seen')
  expect([style.statusCode, style.body, style.headers['content-type']]).toEqual([200, 'a{}', 'text/css; charset=utf-8'])
  expect(style.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await app.inject('/admin/assets/main-1.js')).body).toBe('main()')
  expect((await app.inject('/robots.png')).headers['cache-control']).toContain('max-age=3600')
})

test('a client that accepts Brotli gets the precompressed file', async () => {
  const { body, headers } = await app.inject({ url: '/assets/root-1.css', headers: { 'accept-encoding': 'gzip, br' } })
  expect([body, headers['content-encoding'], headers['content-type']]).toEqual([
    'compressed',
    'br',
    'text/css; charset=utf-8',
  ])
})

test('HEAD has the headers of a file and no body', async () => {
  const { statusCode, body, headers } = await app.inject({ method: 'HEAD', url: '/robots.png' })
  expect([statusCode, body, headers['content-length']]).toEqual([200, '', '7'])
})

test.each([
  ['GET', '/'],
  ['GET', '/assets/root-2.css'],
  ['GET', '/assets/root-1.css.br'],
  ['GET', '/admin/.vite/manifest.json'],
  ['GET', '/assets/../../secret'],
  ['POST', '/robots.png'],
] as const)('%s %s does not return a built file', async (method, url) => {
  expect((await app.inject({ method, url })).body).toBe('page')
})
