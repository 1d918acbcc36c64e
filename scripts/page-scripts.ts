import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseAst } from 'vite'

/** What a page may load, in KB compressed with gzip. */
export interface PageBudget {
  page: string
  /** of a hydrated page; `null`: a page without React */
  route: string | null
  /** without React, and its form has a script (decision 110) */
  form?: true
  /** without React, and its list has a script (decision 127) */
  list?: true
  /** parts of a form's script which the page loads at once */
  also?: readonly ('draft' | 'way-out')[]
  /** without the router, with the script of the route's island (decision 111) */
  island?: true
  /** may only become less */
  most: number
  /** what the page is to come to */
  wanted: number
  /** before decision 106, or before the page was a plain form */
  before: number
}

export const pageBudgets: readonly PageBudget[] = [
  { page: 'a discussion', route: 'coaching-discuss-uid', island: true, most: 110, wanted: 110, before: 203.6 },
  {
    page: 'a ticket of the help desk',
    route: 'contact-ticket',
    island: true,
    most: 110,
    wanted: 110,
    before: 165.3,
  },
  {
    page: 'the tickets of the help desk',
    route: null,
    list: true,
    most: 11,
    wanted: 11,
    before: 176.1,
  },
  { page: 'own discussions, hydrated whole', route: 'coaching', most: 150, wanted: 150, before: 149.2 },
  { page: 'registration', route: null, form: true, most: 12, wanted: 20, before: 201.7 },
  { page: 'payment', route: null, form: true, most: 12, wanted: 20, before: 209.8 },
  {
    page: 'signing in, gifts, a new link or password',
    route: null,
    form: true,
    most: 12,
    wanted: 20,
    before: 193.7,
  },
  { page: 'another card', route: null, form: true, also: ['way-out'], most: 15, wanted: 20, before: 191.2 },
  { page: 'a new ticket', route: null, form: true, also: ['draft'], most: 15, wanted: 20, before: 219.1 },
  {
    page: 'a new discussion',
    route: null,
    form: true,
    also: ['draft', 'way-out'],
    most: 17,
    wanted: 20,
    before: 192,
  },
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

const inAssets = (source: string): string => path.posix.join('/assets', source)

/** Static imports of a file; dynamic imports are not part of a page's load. */
export function importedAtOnce(code: string): string[] {
  const { body } = parseAst(code, { lang: 'js', sourceType: 'module' })
  return body.flatMap((one) => ('source' in one && one.source ? [inAssets(one.source.value)] : []))
}

/** Of a script without React, which names what it loads later as it is: no bundler's helper stands between. */
export const importedLater = (code: string): string[] =>
  [...code.matchAll(/\bimport\((["'`])(\.\/[\w.-]+\.js)\1\)/g)].map(([, , source = '']) => inAssets(source))

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

  /** The document names them. */
  const named = (name: string): string => {
    const found = read(manifest.entry.module).matchAll(new RegExp(`/assets/${name}-[\\w-]+\\.js`, 'g'))
    return only(`the script ${name}`, [...new Set([...found].map(([file]) => file))])
  }

  /** On every page, plain or hydrated. */
  const enhancement = (): string => named('index')

  const ofPlainPage = (): Loaded => loadedFrom([enhancement()])
  /** The script of a form loads them later, each for its reason. */
  const partsOfForm = (...parts: readonly string[]): string[] =>
    importedLater(read(named('form-script'))).filter((file) => parts.some((part) => file.startsWith(inAssets(part))))
  const ofPlainForm = (also: PageBudget['also'] = []): Loaded => {
    const parts = also.map((part) => only(`the part ${part}`, partsOfForm(part)))
    return loadedFrom([enhancement(), named('form-script'), ...parts])
  }

  /** The route's module names the script of its island by its address; what it imports it names beside itself. */
  function ofIsland(id: string): Loaded {
    const route = manifest.routes[id]
    if (!route) throw new Error(`the build has no route ${id}`)
    const found = [...read(route.module).matchAll(/\/assets\/[\w-]+\.js/g)].map(([file]) => file)
    return loadedFrom([enhancement(), only(`the island of ${id}`, [...new Set(found)])])
  }

  /** Additional scripts on first focus of a plain form's field. */
  function uponFirstField(): Loaded {
    const before = ofPlainForm()
    const after = loadedFrom([...before.files.map(({ file }) => file), ...partsOfForm('check', 'typing')])
    const files = after.files.filter(({ file }) => !before.files.some((one) => one.file === file))
    return { bytes: after.bytes - before.bytes, files }
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

  /** Before anything is done on the page. */
  function ofPage(page: Pick<PageBudget, 'route' | 'form' | 'also' | 'island' | 'list'>): Loaded {
    const { route, form, also, island, list } = page
    if (route !== null) return island ? ofIsland(route) : ofRoute(route)
    if (list) return loadedFrom([enhancement(), named('list-script')])
    return form ? ofPlainForm(also) : ofPlainPage()
  }

  return { ofPage, uponFirstField }
}

export const kilobytes = (bytes: number): number => Math.round(bytes / 102.4) / 10
