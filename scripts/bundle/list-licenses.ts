import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The folder of the package that a module belongs to; undefined for our own. */
function packageOf(module: string): string | undefined {
  const at = module.lastIndexOf('node_modules/')
  if (at < 0) return undefined
  const [first = '', second = ''] = module.slice(at + 'node_modules/'.length).split('/')
  const folder = first.startsWith('@') ? path.join(first, second) : first
  return path.join(module.slice(0, at), 'node_modules', folder)
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)/i.test(one))
  const text = file ? readFileSync(path.join(folder, file), 'utf8').trim() : ''
  return `${name} ${version} (${license ?? 'see below'})\n\n${text}\n`
}

/** The notices that the licences of bundled packages require to be passed on. */
export function listLicenses(modules: readonly string[]): string {
  const folders = new Set(modules.map(packageOf).filter((folder) => folder !== undefined))
  return [...folders]
    .sort()
    .map(noticeOf)
    .join(`\n${'-'.repeat(80)}\n\n`)
}
