import { defineConfig } from 'rolldown'

const bundles = {
  server: { input: 'server/main.ts', dir: 'build/server-bundle' },
  /** the same server with the demo content, which the product's bundle must not contain */
  demo: { input: 'demo/main.ts', dir: 'build/demo' },
}
const { input, dir } = process.env.BUNDLE === 'demo' ? bundles.demo : bundles.server

/** A server: our own sources in one file, packages as they are installed. */
export default defineConfig({
  input: { main: input },
  platform: 'node',
  external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0'),
  transform: { jsx: 'react-jsx' },
  output: {
    dir,
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
  },
})
