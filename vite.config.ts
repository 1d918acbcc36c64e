import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { escapeBeyondAscii } from './scripts/bundle/compact-bundle.ts'
import { contractsFolder, contractsInBrowser } from './scripts/bundle/contracts-in-browser.ts'
import { embedTextsPlugin } from './scripts/bundle/embed-texts-plugin.ts'

const onEveryPage = ['web/entry.client.tsx', 'web/root.tsx'].map((file) => path.resolve(file))

/**
 * Groups the modules that every hydrated page loads into two files (packages, our own) instead of thirty. A page names
 * and requests each file.
 */
function chunksOfEveryPage(): Rolldown.CodeSplittingGroup[] {
  let reached: Set<string> | undefined
  const find = (chunks: Rolldown.ChunkingContext): Set<string> => {
    const found = new Set(onEveryPage)
    for (const id of found) for (const imported of chunks.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
    return found
  }
  const named =
    (name: string, isWanted: (id: string) => boolean): Rolldown.CodeSplittingNameFunction =>
    (id, chunks) => {
      reached ??= find(chunks)
      return reached.has(id) && isWanted(id) ? name : null
    }
  return [
    { name: named('packages', (id) => id.includes('node_modules')), debugName: 'packages', priority: 2 },
    { name: named('base', () => true), debugName: 'base', priority: 1 },
    // Pages without a form or a conversation do not load zod.
    { name: 'zod', test: /node_modules\/zod\//, priority: 3 },
  ]
}

/** Modules that the site shares with the server: zod, and the contracts under their name in package.json. */
const sharedWithServer: Plugin = {
  name: 'shared-with-server',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId(source, importer) {
    if (/^zod(?:\/|$)/.test(source)) return { id: source, external: true }
    if (!importer || !source.startsWith('.')) return undefined
    const file = path.resolve(path.dirname(importer), source)
    return file.startsWith(contractsFolder)
      ? { id: `#contracts/${file.slice(contractsFolder.length)}`, external: true }
      : undefined
  },
}

const compactServer: Plugin = {
  name: 'compact-server',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = escapeBeyondAscii(chunk.code)
  },
}

export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  plugins: [tailwindcss(), reactRouter(), embedTextsPlugin(), contractsInBrowser(), sharedWithServer, compactServer],
  build: { target: 'es2023', assetsInlineLimit: 0 },
  worker: {
    format: 'es',
    plugins: () => [embedTextsPlugin(), contractsInBrowser()],
  },
  // The server's half contains its packages: it starts faster, and its React is the production one whatever NODE_ENV the
  // server runs with. Modules that the server contains too exist once for both (rolldown.config.ts).
  ...(command === 'build'
    ? {
        environments: {
          client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunksOfEveryPage() } } } } },
          ssr: { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': JSON.stringify('production') } },
        },
      }
    : {}),
}))
