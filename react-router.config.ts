import path from 'node:path'
import type { Config } from '@react-router/dev/config'
import { compressAssets } from './scripts/compress-assets.ts'
import { writeShortStylesheet } from './scripts/short-stylesheet.ts'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The whole site is a few dozen routes: their list costs less than asking for it piece by piece.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    const client = path.join(reactRouterConfig.buildDirectory, 'client')
    await writeShortStylesheet(path.join(client, 'assets'))
    await compressAssets(client)
  },
} satisfies Config
