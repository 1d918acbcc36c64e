import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listStaticImports, scriptsOfPages } from './page-scripts.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'built-'))
  mkdirSync(path.join(folder, 'assets'))
  const files = {
    'manifest.js': '',
    'entry.js': 'import"./base.js"',
    'base.js': 'export const a=1',
    'root.js': 'export{a}from"./base.js"',
    'page.js': 'import{a}from"./shared.js";const later=()=>import("./dialog.js")',
    'shared.js': '',
    'action.js': '',
    'index-AbC12345.js': 'import("./consent.js")',
    'form-script-AbC12345.js': 'import{t}from`./texts.js`;const load=()=>import(`./upload.js`)',
    'texts.js': '',
  }
  for (const [name, code] of Object.entries(files)) writeFileSync(path.join(folder, 'assets', name), code)
})
afterEach(() => rmSync(folder, { recursive: true }))

const at = (name: string) => `/assets/${name}.js`
const route = (id: string, handle?: object) => ({ id, module: { handle } })
const build = {
  assets: {
    url: at('manifest'),
    entry: { module: at('entry'), imports: [at('base')] },
    routes: {
      root: { module: at('root') },
      page: { parentId: 'root', module: at('page'), imports: [at('shared')], clientActionModule: at('action') },
    },
  },
  routes: { root: route('root'), page: route('page', { app: true }), other: route('other', {}) },
}

test('An app loads its own and its parent routes, the router and the small script', () => {
  const [app] = scriptsOfPages(build as never, folder)
  const names = app?.files.map(({ file }) => path.basename(file, '.js')).sort()
  expect(app).toMatchObject({ kind: 'app', page: 'page' })
  expect(names).toEqual(['action', 'base', 'entry', 'index-AbC12345', 'manifest', 'page', 'root', 'shared'])
})

test('A static page loads the small script and its forms’ script', () => {
  const page = scriptsOfPages(build as never, folder).at(-1)
  const names = page?.files.map(({ file }) => path.basename(file, '.js')).sort()
  expect(page?.kind).toBe('static')
  expect(names).toEqual(['form-script-AbC12345', 'index-AbC12345', 'texts'])
})

test('A build without one of the scripts is refused', () => {
  rmSync(path.join(folder, 'assets/form-script-AbC12345.js'))
  expect(() => scriptsOfPages(build as never, folder)).toThrow('0 scripts named form-script')
})

test('Static imports are distinguished from dynamic ones', () => {
  expect(listStaticImports('import x from"./a.js";export{y}from"./b.js";import("./c.js");import"./d.js"')).toEqual([
    '/assets/a.js',
    '/assets/b.js',
    '/assets/d.js',
  ])
})
