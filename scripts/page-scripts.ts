import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseAst } from 'vite'

/** What a hydrated page of this route may load, in KB compressed with gzip; `null` is a page without React. */
export interface PageBudget {
  page: string
  route: string | null
  /** may only become less */
  most: number
  /** what the page is to come to */
  wanted: number
  /** before decision 106 */
  before: number
}

export const pageBudgets: readonly PageBudget[] = [
  { page: 'a discussion', route: 'coaching-discuss-uid', most: 199, wanted: 110, before: 203.6 },
  { page: 'registration', route: 'routes/registration/registration', most: 192, wanted: 90, before: 201.7 },
  { page: 'payment', route: 'routes/registration/registration-payment', most: 197, wanted: 90, before: 209.8 },
  { page: 'signing in', route: 'routes/security/login', most: 187, wanted: 187, before: 193.7 },
  { page: 'the help desk', route: 'contact', most: 140, wanted: 140, before: 192.5 },
  { page: 'a new ticket', route: 'contact-new-ticket', most: 190, wanted: 190, before: 219.1 },
  { page: 'an article, signed in or not', route: null, most: 20, wanted: 20, before: 4.1 },
]

interface ManifestRoute {
  parentId?: string
  module: string
  clientActionModule?: string
  clientLoaderModule?: string
  clientMiddlewareModule?: string
  hydrateFallbackModule?: string
}

interface Manifest {
  entry: { module: string }
  routes: Record<string, ManifestRoute>
}

export interface Loaded {
  bytes: number
  /** the largest first */
  files: readonly { file: string; bytes: number }[]
}

const manifestStart = 'window.__reactRouterManifest='

/** Of the files that one imports at once; what is imported later is not part of a page's load. */
export function importedAtOnce(code: string): string[] {
  const { body } = parseAst(code, { lang: 'js', sourceType: 'module' })
  return body.flatMap((one) => ('source' in one && one.source ? [path.posix.join('/assets', one.source.value)] : []))
}

/** The scripts of a built site's pages. @param folder `build/client` */
export function builtScripts(folder: string) {
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8')
  const scripts = readdirSync(path.join(folder, 'assets')).filter((name) => name.endsWith('.js'))
  const only = (what: string, found: readonly string[]): string => {
    const [one, ...others] = found
    if (one === undefined || others.length > 0) throw new Error(`${folder} has ${found.length} files for ${what}`)
    return one
  }
  const manifests = scripts.map((name) => `/assets/${name}`).filter((file) => /\/manifest-/.test(file))
  const manifestFile = only(
    'the manifest',
    manifests.filter((file) => read(file).startsWith(manifestStart)),
  )
  const manifest: Manifest = JSON.parse(read(manifestFile).slice(manifestStart.length).replace(/;\s*$/, ''))

  function loadedFrom(first: readonly string[]): Loaded {
    const files = new Set(first)
    for (const file of files) {
      if (file !== manifestFile) for (const imported of importedAtOnce(read(file))) files.add(imported)
    }
    const sizes = [...files].map((file) => ({ file, bytes: gzipSync(read(file), { level: 9 }).length }))
    sizes.sort((one, other) => other.bytes - one.bytes)
    return { bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0), files: sizes }
  }

  /** On every page, plain or hydrated: the document names it. */
  function enhancement(): string {
    const named = [...read(manifest.entry.module).matchAll(/\/assets\/index-[\w-]+\.js/g)].map(([file]) => file)
    return only('the script of plain pages', [...new Set(named)])
  }

  /** Before anything is done on the page. @throws for a route that the build does not have */
  function ofRoute(id: string): Loaded {
    const first = [manifestFile, manifest.entry.module, enhancement()]
    if (!manifest.routes[id]) throw new Error(`the build has no route ${id}`)
    for (
      let route: ManifestRoute | undefined = manifest.routes[id];
      route;
      route = manifest.routes[route.parentId ?? '']
    ) {
      const { module, clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule } = route
      for (const one of [module, clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule])
        if (one) first.push(one)
    }
    return loadedFrom(first)
  }

  return { ofRoute, ofPlainPage: () => loadedFrom([enhancement()]) }
}

export const kilobytes = (bytes: number): number => Math.round(bytes / 102.4) / 10
