import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { createPageStyles, shortStylesheet, stylesFor } from './page-styles.ts'
import { parseCss } from './parse-css.ts'
import { shortMarkup, shortNamesOf } from './short-names.ts'

const used = (css: string, html: string) => stylesFor(html, parseCss(css))

describe('of a stylesheet a page takes what can match something in it', () => {
  test('rules of its classes, and of elements', () => {
    const css = '.a{color:red}.b{color:blue}p{margin:0}.a .b{top:0}.a>p:hover{left:0}'
    expect(used(css, '<p class="a c"><p>')).toBe('.a{color:red}p{margin:0}.a>p:hover{left:0}')
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
    expect(used(css, '<html><i class="a b">')).toBe(css)
  })

  test('what stands alone in an alternative has to be there', () => {
    const css =
      ':is(:where(.a):is([open],:open) .b){top:0}:is(:where(.a):hover .c){left:0}.a:is(p){top:0}.a:is(h2){top:0}.b:is(.a:not(.x)){right:0}'
    expect(used(css, '<p class="a"><i class="b">')).toBe(
      ':is(:where(.a):is([open],:open) .b){top:0}.a:is(p){top:0}.a:is(h2){top:0}.b:is(.a:not(.x)){right:0}',
    )
  })

  test('of elements those that are there, whatever is asked of them', () => {
    const css =
      'table{top:0}h1,h2{left:0}ul>li:first-child:before{top:0}[hidden]:where(:not(video)){top:0}*,::backdrop{top:0}svg .a{top:0}'
    expect(used(css, '<h2><ul class="a"><li>')).toBe(
      'h2{left:0}ul>li:first-child:before{top:0}[hidden]:where(:not(video)){top:0}*,::backdrop{top:0}',
    )
  })

  test('what a class asks of the elements inside it, where such elements are inside it', () => {
    const css =
      '.a ul{top:0}.a p{top:0}.a ul>li:before{left:0}.a :is(h3,b){left:0}.a :is(h2,h3)+*{top:0}.a p:not(:is(ul,ol)){right:0}.a+ul{top:0}.a>*+*{top:0}'
    const html = '<ul><li><h3></ul><div class="b a"><p>a<br><img src="/b>c"/><b>b</b></p></div><ul class="c"><li></ul>'
    expect(used(css, html)).toBe(
      '.a p{top:0}.a :is(h3,b){left:0}.a p:not(:is(ul,ol)){right:0}.a+ul{top:0}.a>*+*{top:0}',
    )
    expect(stylesFor(html, parseCss(css), '<ul><li>')).toContain('.a ul{top:0}.a p{top:0}.a ul>li:before{left:0}')
  })

  test('of what is disabled those whose class an element of a form has', () => {
    const css = '.a:disabled{top:0}.b:hover:disabled{top:0}.c .a:disabled{top:0}:disabled{left:0}'
    expect(used(css, '<a class="a b c">')).toBe('.b:hover:disabled{top:0}:disabled{left:0}')
    expect(used(css, '<a class="a"><button class="d a">')).toBe('.a:disabled{top:0}:disabled{left:0}')
    expect(stylesFor('<a class="a">', parseCss(css), '<button class="a">')).toContain('.a:disabled{top:0}')
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
      ':root{--b:2px;--d:4px}.x{top:var(--b, 1px)}.y{--d:5px}',
    )
  })

  test('a custom property of the root that one rule asks for stands in that rule, except the owner’s colours', () => {
    const css =
      ':root,:host{--a:1px;--b:2px;--c:"}";--color-ink:#000}.x{top:var(--a);left:var(--b);right:var(--b);content:var(--c)}.y{color:var(--color-ink)}'
    expect(used(css, '<i class="x y">')).toBe(
      ':root,:host{--b:2px;--c:"}";--color-ink:#000}.x{top:1px;left:var(--b);right:var(--b);content:var(--c)}.y{color:var(--color-ink)}',
    )
    expect(used(':root{--a:1px}.x{top:var(--a, 2px)}', '<i class="x" fill="var(--a)">')).toBe(
      ':root{--a:1px}.x{top:var(--a, 2px)}',
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

describe('a page for many', () => {
  const css =
    '@layer properties{@supports (top:0){*{--tw-a:0}}}.a\\:b{top:var(--tw-a)}.group[data-x=".c"] .c{top:0}.d{left:0;color:var(--color-ink)}html:not(.scripted){top:0}:root{--color-ink:#000}@property --tw-a{syntax:"*";inherits:false;initial-value:0}'
  const folder = mkdtempSync(path.join(os.tmpdir(), 'client-'))
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, 'assets', 'app-1a.css'), css)
  const styles = createPageStyles(folder, '/assets/app-1a.css')
  const link = '<link rel="stylesheet" href="/assets/app-1a.css"/>'

  test('has its styles in it, which a policy can name, and short names of classes and properties', () => {
    const { html, hashes } = styles.inline(`<html>${link}<p class="a:b icon"><i class="icon">`)
    const taken = '@layer properties{*{--a:0}}.a{top:var(--a)}html:not(.scripted){top:0}'
    expect(html).toBe(`<html><style data-whole="/assets/app-1a.short.css">${taken}</style><p class="a"><i>`)
    expect(hashes).toEqual([`'sha256-${createHash('sha256').update(taken).digest('base64')}'`])
  })

  test('has the styles of what is put into it later, by the same names', () => {
    const { html } = styles.inline(`${link}<p>`, '<b class="d">')
    expect(html).toContain('.d{left:0;color:var(--color-ink)}')
    expect(html).toContain(':root{--color-ink:#000}')
    expect(styles.toShort('<b class="d group c x">')).toBe('<b class="d b c">')
    expect(styles.toShort('<path fill="var(--tw-a)" id="--tw-a"/>var(--tw-a)')).toBe(
      '<path fill="var(--a)" id="--tw-a"/>var(--tw-a)',
    )
  })

  test('names what the whole stylesheet with short names does', () => {
    const short = shortStylesheet('/assets/app-1a.css', css)
    expect(short.file).toBe('/assets/app-1a.short.css')
    expect(short.css).toBe(
      '@layer properties{@supports (top:0){*{--a:0}}}.a{top:var(--a)}.b[data-x=".c"] .c{top:0}.d{left:0;color:var(--color-ink)}html:not(.scripted){top:0}:root{--color-ink:#000}@property --a{syntax:"*";inherits:false;initial-value:0}',
    )
  })

  test('stays as it is without that stylesheet, and may have no other beside it', () => {
    expect(styles.inline('<p class="d">')).toEqual({ html: '<p class="d">', hashes: [] })
    expect(() => styles.inline(`${link}<link rel="stylesheet" href="/assets/b.css"/>`)).toThrow('/assets/b.css')
  })
})

test('Texts that look like a class attribute stay as they were written', () => {
  const text = 'Écrivez class="d", ou fill="var(--tw-a)" : a > b class="d"'
  const names = shortNamesOf(parseCss('.d{--tw-a:0;color:var(--tw-a)}'))
  expect(shortMarkup(`<p class="d" title="a > b">${text}</p>`, names)).toBe(`<p class="a" title="a > b">${text}</p>`)
})
