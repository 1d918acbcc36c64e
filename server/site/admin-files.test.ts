import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readAdminFiles } from './admin-files.ts'

function built(manifest: unknown): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'admin-'))
  mkdirSync(path.join(folder, '.vite'))
  writeFileSync(path.join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest))
  return folder
}

test('the back office page loads the entry and its imports, but no lazy modules', () => {
  const folder = built({
    'main.tsx': { file: 'assets/main-1.js', imports: ['_shared.js'], css: ['assets/main-1.css'] },
    '_shared.js': { file: 'assets/shared-2.js', imports: ['main.tsx'] },
    'tickets/ticket-list.tsx': { file: 'assets/list-3.js', imports: ['_shared.js'] },
  })
  expect(readAdminFiles(folder)).toEqual({
    script: '/admin/assets/main-1.js',
    modules: ['/admin/assets/shared-2.js'],
    styles: ['/admin/assets/main-1.css'],
  })
})

test('a server without a built back office reports it at start', () => {
  expect(() => readAdminFiles(os.tmpdir())).toThrow('npm run build')
  expect(() => readAdminFiles(built({}))).toThrow('main.tsx')
})
