import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { builtScripts, importedAtOnce } from './page-scripts.ts'

let folder: string
const write = (name: string, code: string) => writeFileSync(path.join(folder, 'assets', name), code)

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'built-'))
  mkdirSync(path.join(folder, 'assets'))
  const routes = {
    root: { module: '/assets/root.js' },
    page: { parentId: 'root', module: '/assets/page.js', clientActionModule: '/assets/action.js' },
  }
  const manifest = { entry: { module: '/assets/entry.js' }, routes }
  write('manifest-1.js', `window.__reactRouterManifest=${JSON.stringify(manifest)};`)
  write('manifest-route.js', '')
  write('entry.js', 'import"./base.js";const small="/assets/index-AbC1.js"')
  write('base.js', 'export const a=1')
  write('root.js', 'export{a}from"./base.js"')
  write('page.js', 'import{a}from"./base.js";const later=()=>import("./dialog.js")')
  write('action.js', 'export*from"./base.js"')
  write('index-AbC1.js', 'import("./consent.js")')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a page loads its modules, its parents’, the manifest and what they import at once, each once', () => {
  const files = builtScripts(folder)
    .ofRoute('page')
    .files.map(({ file }) => path.basename(file))
  expect(files.sort()).toEqual([
    'action.js',
    'base.js',
    'entry.js',
    'index-AbC1.js',
    'manifest-1.js',
    'page.js',
    'root.js',
  ])
})

test('a plain page loads the small script alone', () => {
  expect(builtScripts(folder).ofPlainPage().files).toHaveLength(1)
})

test('a route that no build has is a mistake of the budget', () => {
  expect(() => builtScripts(folder).ofRoute('pages')).toThrow('no route pages')
})

test('what is imported at once is told from what is imported later', () => {
  expect(importedAtOnce('import x from"./a.js";export{y}from"./b.js";import("./c.js")')).toEqual([
    '/assets/a.js',
    '/assets/b.js',
  ])
})
