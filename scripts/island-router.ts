import path from 'node:path'
import type { Plugin } from 'vite'

const ofIsland = path.resolve('web/island/router.tsx')

/** For scripts beside the router's own: what a component asks the router for, web/island/router.tsx answers. */
export const islandRouter = (): Plugin => ({
  name: 'island-router',
  enforce: 'pre',
  resolveId: (source) => (source === 'react-router' ? ofIsland : undefined),
})
