import path from 'node:path'
import { defineConfig } from 'vite'
import { adminBase } from '../contracts/text/address.ts'
import { compressAssets } from '../scripts/bundle/compress-assets.ts'
import { contractsInBrowser } from '../scripts/bundle/contracts-in-browser.ts'

const outDir = path.resolve(import.meta.dirname, '..', 'build', 'admin')

/** Build of the back office. It has no HTML page: the site writes the page from the manifest, with a nonce for each request. */
export default defineConfig({
  root: import.meta.dirname,
  base: `${adminBase}/`,
  publicDir: false,
  resolve: { dedupe: ['react', 'react-dom'] },
  plugins: [contractsInBrowser(), { name: 'compress', closeBundle: () => compressAssets(outDir) }],
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    // Staff load each file once per release; MUI and React form one large file.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: path.join(import.meta.dirname, 'main.tsx'),
      // Put packages that at least 60 of the 108 screens and dialogs share into one file, so that screens import few files.
      output: { codeSplitting: { groups: [{ name: 'packages', test: /node_modules/, minShareCount: 60 }] } },
      // Ignore warnings about 'use client': it is meant for servers that render.
      onLog(level, log, warn) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') warn(level, log)
      },
    },
  },
})
