import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2023', assetsInlineLimit: 0 },
  worker: { format: 'es' },
  // The server's half is one self-contained file: it starts faster, and its React is the production one
  // whatever NODE_ENV the house runs with.
  ...(command === 'build'
    ? {
        environments: {
          ssr: { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': JSON.stringify('production') } },
        },
      }
    : {}),
}))
