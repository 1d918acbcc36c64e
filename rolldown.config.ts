import { globSync } from 'node:fs'
import path from 'node:path'
import {
  type ChunkingContext,
  type CodeSplittingNameFunction,
  defineConfig,
  type Plugin,
  type RolldownOptions,
} from 'rolldown'
import { escapeBeyondAscii, mapLines, withoutWhitespace } from './scripts/bundle/compact-bundle.ts'
import { listLicenses } from './scripts/bundle/list-licenses.ts'

const bundles = {
  server: { input: 'server/main.ts', dir: 'build/server-bundle' },
  /** the same server with the demo content, which the product's bundle must not contain */
  demo: { input: 'demo/main.ts', dir: 'build/demo' },
}
const { input, dir } = process.env.BUNDLE === 'demo' ? bundles.demo : bundles.server

/** Packages that read files beside them or load native code, and those that few servers use. They stay as they are installed. */
const installed = [
  '@aws-sdk/client-s3',
  '@electric-sql/pglite',
  '@fastify/static',
  '@fastify/swagger-ui',
  'age-encryption',
  'imapflow',
  'pdfkit',
  'pino',
  'sharp',
  'stripe',
]
/** The built pages, which share the contracts and zod with the server. */
const site = 'build/server/index.js'
const isOfSite = (id: string) => id.startsWith(path.dirname(path.resolve(site)) + path.sep)
const isPackage = (id: string) => id.includes('node_modules')
const isInstalled = (id: string) => installed.some((name) => id === name || id.startsWith(`${name}/`))

/** Mail components also export the renderer, with React's server and a code formatter: it waits for the first mail. */
const renderer = /node_modules\/(@react-email\/render|prettier|react-dom)\//

/** Puts packages that the entry imports statically in one file; dynamic imports keep their own. */
function packagesAtStart(): CodeSplittingNameFunction {
  let reached: Set<string> | undefined
  const find = (chunks: ChunkingContext): Set<string> => {
    const found = new Set([path.resolve(input)])
    for (const id of found) {
      for (const imported of chunks.getModuleInfo(id)?.importedIds ?? [])
        if (!renderer.test(imported)) found.add(imported)
    }
    return found
  }
  return (id, chunks) => {
    reached ??= find(chunks)
    return reached.has(id) && isPackage(id) ? 'packages' : null
  }
}

/** Keeps the lines of our sources for stack traces; removes white space and source maps of packages. */
const compact: Plugin = {
  name: 'compact',
  async generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      const isOfPackages = chunk.moduleIds.some(isOfSite) || chunk.moduleIds.every(isPackage)
      const code = isOfPackages ? await withoutWhitespace(chunk.fileName, chunk.code) : chunk.code
      chunk.code = escapeBeyondAscii(code)
      const map = bundle[`${chunk.fileName}.map`]
      if (!isOfPackages && map?.type === 'asset') {
        map.source = JSON.stringify(mapLines(JSON.parse(String(map.source))))
        continue
      }
      // Node would hold the map of all packages in memory.
      chunk.map = null
      chunk.sourcemapFileName = null
      delete bundle[`${chunk.fileName}.map`]
    }
    const modules = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? one.moduleIds : []))
    this.emitFile({ type: 'asset', fileName: 'LICENSES.txt', source: listLicenses(modules) })
  },
}

const common: RolldownOptions = {
  platform: 'node',
  external: isInstalled,
  treeshake: { moduleSideEffects: [{ test: renderer, sideEffects: false }] },
  transform: { jsx: 'react-jsx', define: { 'process.env.NODE_ENV': JSON.stringify('production') } },
  plugins: [compact],
}
const output = { format: 'esm', sourcemap: true, entryFileNames: '[name].js', chunkFileNames: '[name].js' } as const

/** A server: our own sources in one file, packages in another. Reading hundreds of small files took most of its start. */
export const server = {
  ...common,
  input: { main: input, site },
  output: { ...output, dir, codeSplitting: { groups: [{ name: packagesAtStart(), debugName: 'packages' }] } },
}

const workerFiles = globSync('{modules,platform}/**/*.worker.ts', { exclude: ['**/fixtures/**'] })

/**
 * Scripts of child processes (platform/child-processes), in a separate bundle: a process would otherwise load all
 * packages of the server.
 */
const workers = {
  ...common,
  input: Object.fromEntries(workerFiles.map((file) => [path.parse(file).name, file])),
  output: { ...output, dir: path.join(dir, 'workers') },
}

export default defineConfig([server, workers])
