import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { ServerBuild } from 'react-router'
import type { PageFacts } from '../../web/page-facts/page-facts.ts'

/** Maximum script that a page may load before any user action, in KB compressed with gzip. */
export const scriptBudgets = { app: 170, static: 20 } as const

type Build = Pick<ServerBuild, 'assets' | 'routes'>

interface PageScripts {
  kind: keyof typeof scriptBudgets
  page: string
  /** the largest first */
  files: readonly { file: string; kilobytes: number }[]
  kilobytes: number
}

const kilobytesOf = (bytes: number): number => Math.round(bytes / 102.4) / 10

/** Files that the built module imports at once; what it imports later is not part of a page's load. */
export const listStaticImports = (code: string): string[] =>
  [...code.matchAll(/\b(?:import|from) ?["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, file = '']) => `/assets/${file}`)

/** Modules of the route and its parents, as the router's manifest lists them. */
function* modulesOf({ assets }: Build, id: string): Generator<string> {
  for (let route = assets.routes[id]; route; route = assets.routes[route.parentId ?? '']) {
    const { module, imports = [], clientActionModule, clientLoaderModule, clientMiddlewareModule } = route
    for (const one of [module, ...imports, clientActionModule, clientLoaderModule, clientMiddlewareModule])
      if (one) yield one
  }
}

/** @param folder `build` */
export const loadBuild = (folder: string): Promise<Build> =>
  import(pathToFileURL(path.resolve(folder, 'server/index.js')).href)

/** Scripts of each app page, and of a static page with a form. @param folder `build/client` */
export function scriptsOfPages(build: Build, folder: string): PageScripts[] {
  const names = readdirSync(path.join(folder, 'assets'))
  const small = ['index', 'form-script'].map((name) => {
    const found = names.filter((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file))
    if (found.length !== 1) throw new Error(`${folder} has ${found.length} scripts named ${name}`)
    return `/assets/${found[0]}`
  })

  function loaded(kind: PageScripts['kind'], page: string, first: Iterable<string>): PageScripts {
    const files = new Set(first)
    for (const file of files) {
      for (const imported of listStaticImports(readFileSync(path.join(folder, file), 'utf8'))) files.add(imported)
    }
    const sizes = [...files].map((file) => ({
      file,
      bytes: gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length,
    }))
    sizes.sort((one, other) => other.bytes - one.bytes)
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
    const largest = sizes.map(({ file, bytes }) => ({ file, kilobytes: kilobytesOf(bytes) }))
    return { kind, page, files: largest, kilobytes: kilobytesOf(total) }
  }

  const { assets, routes } = build
  const always = [assets.url, assets.entry.module, ...assets.entry.imports, small[0] ?? '']
  const apps = Object.values(routes).filter((route) => (route?.module.handle as PageFacts | undefined)?.app)
  return [
    ...apps.map((route) => loaded('app', route?.id ?? '', [...always, ...modulesOf(build, route?.id ?? '')])),
    loaded('static', 'with a form', small),
  ]
}
