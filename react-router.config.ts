import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The whole site is a few dozen routes: their list costs less than asking for it piece by piece.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
