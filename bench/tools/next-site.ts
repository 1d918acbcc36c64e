import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../../tests/fixtures/process.ts'
import { readElementContent, toCreateElementCalls } from './react-elements.ts'

/** Outside the repository, because Next is not one of its dependencies. */
const folder = path.join(os.tmpdir(), 'bench-next')
const packages = ['next@16', 'react@19', 'react-dom@19']

export interface NextSite {
  url: string
  pid: number | undefined
  stop(): void
}

function install(): void {
  if (existsSync(path.join(folder, 'node_modules', 'next'))) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: folder, stdio: 'inherit' })
}

/**
 * A Next server that renders a page with this site's markup for each request.
 * @returns undefined if it cannot be installed or built
 */
export async function startNextSite(html: string): Promise<NextSite | undefined> {
  try {
    install()
    const app = path.join(folder, 'app')
    mkdirSync(app, { recursive: true })
    writeFileSync(
      path.join(app, 'layout.js'),
      `export default function Layout({ children }) { return <html lang="fr"><body>{children}</body></html> }`,
    )
    writeFileSync(
      path.join(app, 'page.js'),
      `import { createElement as h } from 'react'
export const dynamic = 'force-dynamic'
export default function Page() { return h('div', null, ${toCreateElementCalls(readElementContent(html, 'body'))}) }`,
    )
    execFileSync('npx', ['next', 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  } catch (error) {
    process.stderr.write(`Next is not measured: ${error instanceof Error ? error.message : String(error)}\n`)
    return undefined
  }
  const port = await findFreePort()
  const file = path.join(folder, 'node_modules', 'next', 'dist', 'bin', 'next')
  const env = { ...process.env, NODE_ENV: 'production' } as const
  const child = spawn(process.execPath, [file, 'start', '-p', String(port), '-H', '127.0.0.1'], { cwd: folder, env })
  const url = `http://127.0.0.1:${port}/`
  while (!(await fetch(url).catch(() => undefined))?.ok) await wait(100)
  return { url, pid: child.pid, stop: () => void child.kill() }
}
