import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type ServerProcess, startServerProcess } from '../../tests/fixtures/process.ts'
import { benchPassword } from './sign-in.ts'

export interface BenchServer extends ServerProcess {
  folder: string
  /** stops the server and deletes its data */
  leave(): Promise<void>
}

/** The built server with its demo content, in its own folder. Needs `npm run build` and `npm run build:demo`. */
export async function startBenchServer(env: Record<string, string> = {}): Promise<BenchServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-'))
  const server = await startServerProcess({
    DATA_DIR: path.join(folder, 'data'),
    DEMO: '1',
    WRITES_PER_DAY: '0',
    DEMO_PASSWORD: benchPassword,
    LOG_LEVEL: 'warn',
    ...env,
  })
  return {
    ...server,
    folder,
    async leave() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const pages = {
  home: '/',
  list: '/articles',
  article: '/article/dire-non-sans-se-justifier-l-art-de-la-phrase-courte',
} as const
