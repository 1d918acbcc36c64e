import path from 'node:path'
import type { Config } from '@react-router/dev/config'
import { compressAssets } from './scripts/bundle/compress-assets.ts'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The whole site is a few dozen routes: one list costs less than requesting them piece by piece.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    await compressAssets(path.join(reactRouterConfig.buildDirectory, 'client'))
  },
} satisfies Config
