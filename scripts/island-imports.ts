import type { Plugin } from 'vite'

/* A browser learns what a script imports once it has the script. The page of an island names both, so that both come together. */

/** By the address of an island's script. The scripts are made with the browser's half, before the server's half asks for this. */
const imports = new Map<string, readonly string[]>()

const addressOf = (file: string): string => `/${file}`

/** For the build of the scripts. */
export const noteIslandImports = (): Plugin => ({
  name: 'note-island-imports',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk' && chunk.isEntry) imports.set(addressOf(chunk.fileName), chunk.imports.map(addressOf))
    }
  },
})

const asked = 'import.meta.env.ISLAND_IMPORTS'

/** For the server's half: what web/island/island.tsx asks for. */
export const islandImports = (): Plugin => ({
  name: 'island-imports',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /\/web\/island\/island\.tsx$/ },
    handler(code) {
      if (imports.size === 0) throw new Error('the scripts of islands are not built yet')
      return code.replace(asked, JSON.stringify(Object.fromEntries(imports)))
    },
  },
})
