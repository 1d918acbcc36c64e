import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { readConfig } from '../../platform/config/index.ts'
import { silentLog } from '../../platform/log/index.ts'
import { openPlatform } from '../../platform/open.ts'
import { createApp } from '../../server/api/app.ts'
import { modules } from '../../server/modules.ts'

/** The app without demo content in this process, on PGlite or on DATABASE_URL (an empty database). */
export async function openBenchApp() {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bench-'))
  const { DATABASE_URL } = process.env
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent', WRITES_PER_DAY: '0', DATABASE_URL })
  const open = await openPlatform(config, silentLog, modules)
  const { app, readiness } = await createApp(open.platform, modules)
  await app.ready()
  readiness.ready = true
  return {
    ...open,
    app,
    engine: DATABASE_URL ? 'PostgreSQL' : 'PGlite',
    async close() {
      await app.close()
      await open.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
