import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { adminBase } from '../contracts/text/address.ts'
import { compressAssets } from '../scripts/bundle/compress-assets.ts'
import { contractsInBrowser } from '../scripts/bundle/contracts-in-browser.ts'

const outDir = path.resolve(import.meta.dirname, '..', 'build', 'admin')

/** Replaces ra-core's CSV exporter, which nothing here calls: the API writes the CSV files. */
const withoutCsvWriter: Plugin = {
  name: 'without-csv-writer',
  enforce: 'pre',
  load: (id) =>
    /\/jsonexport\/dist\/index\.js$/.test(id)
      ? 'export default () => { throw new Error("the API writes CSV files") }'
      : undefined,
}

/** Build of the back office. It has no HTML page: the site writes the page from the manifest, with a nonce for each request. */
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
    // Staff load each file once per release; react-admin and its widgets form one large file.
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
