import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { callApi } from '../fixtures/call-api.ts'
import { openEmptyPostgres } from '../fixtures/empty-postgres.ts'
import { scaleTimeout } from '../fixtures/patience.ts'
import { type ServerProcess, startServerProcess } from '../fixtures/process.ts'
import { startSmtpServer, type TestSmtpServer } from '../fixtures/smtp-server.ts'

const minute = 60_000

let dataDir: string
let cleanups: (() => unknown)[]
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'mail-'))
  cleanups = [() => rm(dataDir, { recursive: true, force: true })]
})
afterEach(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup()
})

async function environment(smtp: TestSmtpServer): Promise<Record<string, string>> {
  const env = { DATA_DIR: dataDir, DEMO: '0', SMTP_URL: smtp.url }
  if (inject('engine') === 'pglite') return env
  const database = await openEmptyPostgres()
  cleanups.push(() => database.drop())
  return { ...env, DATABASE_URL: database.url }
}

async function start(env: Record<string, string>): Promise<ServerProcess> {
  const started = await startServerProcess(env)
  cleanups.push(() => started.stop('SIGKILL'))
  return started
}

test('a mail interrupted by a kill is sent again within a minute with the same id', async () => {
  let killed = false
  const smtp = await startSmtpServer({ onMail: () => (killed ? undefined : new Promise(() => {})) })
  cleanups.push(() => smtp.stop())
  const env = await environment(smtp)
  const first = await start(env)
  const body = { title: '[Autre]: Bonjour', message: 'Une question', email: 'une@exemple.fr', name: 'Une' }
  const sent = await callApi(first.url, 'POST', '/support/contact/tickets', { body })
  expect(sent.status).toBe(201)
  await expect.poll(() => smtp.received.length).toBe(1)
  await first.stop('SIGKILL')
  killed = true
  await start(env)
  await expect.poll(() => smtp.received.length, { timeout: scaleTimeout(minute), interval: 200 }).toBe(2)
  expect(smtp.received.map(({ to }) => to)).toEqual(['une@exemple.fr', 'une@exemple.fr'])
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(1)
})
