import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {
  demoPassword,
  type Sample,
  type ServerUnderTest,
  startServerUnderTest,
} from '../../fixtures/server-under-test.ts'
import { call } from '../identities.ts'

export interface Health {
  status: number
  milliseconds: number
}

/** A server started for the attacks; its data survives `restart`. */
export interface Victim {
  server: ServerUnderTest
  sample(): Promise<Sample>
  health(): Promise<Health>
  /** kills it and starts it again on the same data */
  restart(): Promise<void>
  stop(): Promise<void>
}

export async function startVictim(env: Record<string, string>): Promise<Victim> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'victim-'))
  const start = () => startServerUnderTest({ DATA_DIR: path.join(folder, 'data'), ...env })
  const victim = {
    server: await start(),
    sample: () => victim.server.sample(),
    async health() {
      const started = performance.now()
      const { status } = await fetch(`${victim.server.process.url}/healthz`)
      return { status, milliseconds: Math.round(performance.now() - started) }
    },
    async restart() {
      await victim.server.stop('SIGKILL')
      victim.server = await start()
    },
    async stop() {
      await victim.server.stop('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return victim
}

export async function tokenOf({ server }: Victim, name: 'editor' | 'support'): Promise<string> {
  const { status, body } = await call(
    server,
    'POST',
    '/auth_check',
    {},
    { identifier: `${name}@exemple.fr`, password: demoPassword },
  )
  if (status !== 200) throw new Error(`${name} cannot sign in: ${status} ${JSON.stringify(body)}`)
  return body.payload.token
}
