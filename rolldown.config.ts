import { defineConfig } from 'rolldown'

/** The server: our own sources in one file, packages as they are installed. */
export default defineConfig({
  input: { main: 'server/main.ts' },
  platform: 'node',
  external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0'),
  transform: { jsx: 'react-jsx' },
  output: {
    dir: 'build/server-bundle',
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
  },
})
