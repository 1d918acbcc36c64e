import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { adminBase } from '../../contracts/text/address.ts'
import type { AdminFiles } from '../../web/context.ts'

/** Prefix of the built back office's files; its pages are routes of the site. */
export const adminPrefix = `${adminBase}/`
const entry = 'main.tsx'

const manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]), css: z.array(z.string()).default([]) }),
)
type Manifest = z.output<typeof manifest>

/** A chunk and all that it imports at once. */
function withImports(chunks: Manifest, name: string, found: Set<string> = new Set()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const one of chunks[name]?.imports ?? []) withImports(chunks, one, found)
  return found
}

/** @throws if the back office is not built */
export function readAdminFiles(folder: string): AdminFiles {
  const file = path.join(folder, '.vite', 'manifest.json')
  if (!existsSync(file)) throw new Error('the back office is not built: npm run build')
  const chunks = manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
  const script = chunks[entry]?.file
  if (!script) throw new Error(`the back office has no ${entry}`)
  const names = [...withImports(chunks, entry)]
  const addressOf = (name: string) => `${adminPrefix}${name}`
  return {
    script: addressOf(script),
    modules: names.flatMap((name) => (name === entry ? [] : [chunks[name]?.file ?? []].flat())).map(addressOf),
    styles: names.flatMap((name) => chunks[name]?.css ?? []).map(addressOf),
  }
}
