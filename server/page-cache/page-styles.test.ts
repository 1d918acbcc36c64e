import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { createPageStyles, stylesFor } from './page-styles.ts'
import { parseCss } from './parse-css.ts'

const used = (css: string, html: string) => stylesFor(html, parseCss(css))

describe('of a stylesheet a page takes what can match something in it', () => {
  test('rules of its classes, and of elements', () => {
    const css = '.a{color:red}.b{color:blue}p{margin:0}.a .b{top:0}.a>p:hover{left:0}'
    expect(used(css, '<p class="a c">')).toBe('.a{color:red}p{margin:0}.a>p:hover{left:0}')
  })

  test('of several selectors those that can match', () => {
    expect(used('.a,.b,h1{color:red}', '<h1 class="b">')).toBe('.b,h1{color:red}')
  })

  test('classes with signs are told by their own name', () => {
    const css = String.raw`.hover\:bg-rose\/50:hover{color:red}.-mx-\(--gutter\){margin:0}.\[\&\>li\]\:mt-2>li{top:0}.\32xl{left:0}`
    const html = '<i class="hover:bg-rose/50 -mx-(--gutter)"><i class="[&amp;&gt;li]:mt-2 2xl"><li>'
    expect(used(css, html)).toBe(css)
    expect(used(css, '<i class="hover">')).toBe('')
  })

  test('what stands in a negation or an alternative need not be there', () => {
    const css = 'html:not(.x) .a{top:0}.a:is(.y,.z *){left:0}:where(.b>:not(:last-child)){right:0}'
    expect(used(css, '<html><i class="a">')).toBe(css)
  })

  test('of elements those that are there, whatever is asked of them', () => {
    const css =
      'table{top:0}h1,h2{left:0}ul>li:first-child:before{top:0}[hidden]:where(:not(video)){top:0}*,::backdrop{top:0}svg .a{top:0}'
    expect(used(css, '<h2><ul class="a"><li>')).toBe(
      'h2{left:0}ul>li:first-child:before{top:0}[hidden]:where(:not(video)){top:0}*,::backdrop{top:0}',
    )
  })

  test('what browsers draw in fields, where there are such fields', () => {
    const css = '::placeholder{opacity:1}::-webkit-search-decoration{top:0}::-webkit-date-and-time-value{top:0}'
    expect(used(css, '<input type="search">')).toBe('::-webkit-search-decoration{top:0}')
    expect(used(css, '<input type="date" placeholder="Le">')).toBe(
      '::placeholder{opacity:1}::-webkit-date-and-time-value{top:0}',
    )
  })

  test('of custom properties those that something asks for, and what these ask for', () => {
    const css =
      '@property --p{syntax:"*"}:root{--a:var(--b, 1px);--b:2px;--c:3px;--d:4px;--e:url("a;b")}.x{top:var(--a);--c:0}.y{--d:5px}'
    expect(used(css, '<i class="x y" style="left:var( --d )">')).toBe(
      ':root{--a:var(--b, 1px);--b:2px;--d:4px}.x{top:var(--a)}.y{--d:5px}',
    )
  })

  test('groups in groups, without those that are empty', () => {
    const css = '@layer u{@media (min-width:60rem){.a{top:0}.b{top:0}}@supports (top:0){.b{left:0}}}'
    expect(used(css, '<i class="a">')).toBe('@layer u{@media (min-width:60rem){.a{top:0}}}')
  })

  test('signs in strings, addresses and comments are no brackets', () => {
    const css = '/*{*/.a:after{content:"}\\"{";background:url("data:x,{")}@font-face{src:url(a;b.woff2)}.b{top:0}'
    expect(used(css, '<i class="b">')).toBe('@font-face{src:url(a;b.woff2)}.b{top:0}')
    expect(used(css, '<i class="a">')).toContain('.a:after{content:"}\\"{";background:url("data:x,{")}')
  })

  test('animations and properties that something speaks of', () => {
    const css =
      '@layer a,b;@property --x{syntax:"*"}@property --y{syntax:"*"}@keyframes spin{to{top:0}}.a{animation:spin 1s;top:var(--x)}'
    expect(used(css, '<i class="a">')).toBe(
      '@layer a,b;@property --x{syntax:"*"}@keyframes spin{to{top:0}}.a{animation:spin 1s;top:var(--x)}',
    )
  })

  test('what the small script sets on the page', () => {
    expect(used('html:not(.scripted) [data-scripted]{top:0}.scripted .a{top:0}', '<i class="a">')).toContain(
      '.scripted .a',
    )
  })
})

test('the link becomes the styles themselves, which a policy can name', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'client-'))
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, 'assets', 'root-1a.css'), '.a{top:0}.b{top:0}')
  const { html, hashes } = createPageStyles(folder)('<link rel="stylesheet" href="/assets/root-1a.css"/><p class="b">')
  expect(html).toBe('<style data-whole="/assets/root-1a.css">.b{top:0}</style><p class="b">')
  expect(hashes).toEqual([`'sha256-${createHash('sha256').update('.b{top:0}').digest('base64')}'`])
})
