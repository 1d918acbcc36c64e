import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'

const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => existsSync(file))

export const launchChromium = (...args: string[]): Promise<Browser> =>
  chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', ...args] })

export interface ChromiumProcess {
  context: BrowserContext
  /** sends SIGKILL to all its processes, so that nothing more is written */
  kill(): Promise<void>
}

/** Chromium in its own process, with storage in that folder: it can be killed and restarted. */
export async function startChromium(profile: string): Promise<ChromiumProcess> {
  const args = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--remote-debugging-port=0']
  const child = spawn(executablePath ?? 'chromium', [...args, `--user-data-dir=${profile}`], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      const [, found] = /DevTools listening on (ws:\S+)/.exec(line) ?? []
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error('Chromium ended before it listened')))
  })
  const browser: Browser = await chromium.connectOverCDP(address)
  const [context] = browser.contexts()
  if (!context || child.pid === undefined) throw new Error('Chromium has no context')
  const group = -child.pid
  return {
    context,
    async kill() {
      process.kill(group, 'SIGKILL')
      await ended
    },
  }
}
