import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { adminBase } from '../contracts/text/address.ts'
import { compressAssets } from '../scripts/bundle/compress-assets.ts'
import { contractsInBrowser } from '../scripts/bundle/contracts-in-browser.ts'

const outDir = path.resolve(import.meta.dirname, '..', 'build', 'admin')

/** ra-core's exporter, which nothing here calls: the API writes the CSV files. */
const withoutCsvWriter: Plugin = {
  name: 'without-csv-writer',
  enforce: 'pre',
  load: (id) =>
    /\/jsonexport\/dist\/index\.js$/.test(id)
      ? 'export default () => { throw new Error("the API writes CSV files") }'
      : undefined,
}

/** The back office: no page of its own, the site writes it from the manifest with a nonce for each reader. */
export default defineConfig({
  root: import.meta.dirname,
  base: `${adminBase}/`,
  publicDir: false,
  // react-admin runs on React Router 7, the site on 8: one copy of 7 for all that is built here.
  resolve: { alias: { 'react-router': 'react-router-7' }, dedupe: ['react', 'react-dom'] },
  plugins: [contractsInBrowser(), withoutCsvWriter, { name: 'compress', closeBundle: () => compressAssets(outDir) }],
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    // Staff load it once a release; react-admin with its widgets is one large part of it.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: path.join(import.meta.dirname, 'main.tsx'),
      // One file for the packages that more than half of the 108 screens and dialogs share: each of these names all its files.
      output: { codeSplitting: { groups: [{ name: 'packages', test: /node_modules/, minShareCount: 60 }] } },
      // Packages say 'use client' to servers that render; nothing here does.
      onLog(level, log, warn) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') warn(level, log)
      },
    },
  },
})
