import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { builtScripts, importedAtOnce, importedLater } from './page-scripts.ts'

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
  write(
    'entry.js',
    'import"./base.js";const small="/assets/index-AbC1.js",form="/assets/form-script-AbC1.js",list="/assets/list-script-AbC1.js"',
  )
  write('base.js', 'export const a=1')
  write('root.js', 'export{a}from"./base.js"')
  write('page.js', 'import{a}from"./base.js";const later=()=>import("./dialog.js")')
  write('action.js', 'export*from"./base.js"')
  write('index-AbC1.js', 'import("./consent.js")')
  write('form-script-AbC1.js', 'const load=()=>import(`./check.js`)')
  write('list-script-AbC1.js', 'import"./forget.js"')
  write('forget.js', '')
  write('check.js', 'import"./zod.js";import"./form-script-AbC1.js"')
  write('zod.js', 'export const z=1')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a page loads its modules, its parents’ and their imports, each once', () => {
  const files = builtScripts(folder)
    .ofPage({ route: 'page' })
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

test('a page with an island loads the island’s script and the small one', () => {
  write('page.js', 'import{a}from"./base.js";const island="/assets/island-AbC1.js"')
  write('island-AbC1.js', 'import"./react.js";const later=()=>import("./checks.js")')
  write('react.js', '')
  const files = builtScripts(folder)
    .ofPage({ route: 'page', island: true })
    .files.map(({ file }) => path.basename(file))
  expect(files.sort()).toEqual(['index-AbC1.js', 'island-AbC1.js', 'react.js'])
})

test('a plain page loads the small script alone', () => {
  expect(builtScripts(folder).ofPage({ route: null }).files).toHaveLength(1)
})

test('a plain form also loads its own script, and the rest on first focus', () => {
  const { ofPage, uponFirstField } = builtScripts(folder)
  const names = ({ files }: ReturnType<typeof uponFirstField>) => files.map(({ file }) => path.basename(file)).sort()
  expect(names(ofPage({ route: null, form: true }))).toEqual(['form-script-AbC1.js', 'index-AbC1.js'])
  expect(names(uponFirstField())).toEqual(['check.js', 'zod.js'])
})

test('a plain page with a list loads its script', () => {
  const { files } = builtScripts(folder).ofPage({ route: null, list: true })
  expect(files.map(({ file }) => path.basename(file)).sort()).toEqual([
    'forget.js',
    'index-AbC1.js',
    'list-script-AbC1.js',
  ])
})

test('a route that no build has is a mistake of the budget', () => {
  expect(() => builtScripts(folder).ofPage({ route: 'pages' })).toThrow('no route pages')
})

test('what is imported at once is told from what is imported later', () => {
  expect(importedAtOnce('import x from"./a.js";export{y}from"./b.js";import("./c.js")')).toEqual([
    '/assets/a.js',
    '/assets/b.js',
  ])
  expect(importedLater('import x from"./a.js";import("./c.js");import(name)')).toEqual(['/assets/c.js'])
})
