import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/*
 * A bare React Router site of one page, whose markup and loader data are another page's: what the framework itself costs.
 */

const voidTags = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_all, name: string) => entities[name] ?? '')

const camelCase = (name: string): string => name.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase())

function styleOf(value: string): Record<string, string> {
  const declarations = value.split(/;(?![^(]*\))/).filter((one) => one.includes(':'))
  return Object.fromEntries(
    declarations.map((one) => {
      const at = one.indexOf(':')
      const name = one.slice(0, at).trim()
      return [name.startsWith('--') ? name : camelCase(name), one.slice(at + 1).trim()]
    }),
  )
}

function propsOf(source: string): Record<string, unknown> {
  const props: Record<string, unknown> = {}
  for (const [, name = '', value = ''] of source.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)) {
    const plain = decoded(value)
    if (name === 'class') props.className = plain
    else if (name === 'for') props.htmlFor = plain
    else if (name === 'style') props.style = styleOf(plain)
    else props[name] = plain === '' && /^(?:hidden|disabled|checked|required|open|popover)$/.test(name) ? true : plain
  }
  return props
}

/** The body of a page as React wrote it, as calls of createElement. */
export function toElements(html: string): string {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? ''
  const markup = body.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<!--[\s\S]*?-->/g, '')
  let code = ''
  for (const [, text, closing, tag = '', attributes = ''] of markup.matchAll(
    /([^<]+)|<(\/)?([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/g,
  )) {
    if (text !== undefined) code += `${JSON.stringify(decoded(text))},`
    else if (closing) code += '),'
    else code += `h(${JSON.stringify(tag)},${JSON.stringify(propsOf(attributes))},${voidTags.has(tag) ? '),' : ''}`
  }
  return code
}

const files = (elements: string, data: string): Record<string, string> => ({
  'react-router.config.ts': `export default { appDirectory: 'app', ssr: true }`,
  'vite.config.ts': `import { reactRouter } from '@react-router/dev/vite'
export default { plugins: [reactRouter()], environments: { ssr: { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } } }`,
  'app/routes.ts': `import { index } from '@react-router/dev/routes'
export default [index('page.tsx')]`,
  'app/root.tsx': `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
export function Layout({ children }) {
  return <html lang="fr"><head><meta charSet="utf-8" /><Meta /><Links /></head><body>{children}<ScrollRestoration /><Scripts /></body></html>
}
export default function Root() { return <Outlet /> }`,
  'app/page.tsx': `import { createElement as h } from 'react'
const data = ${data}
export const loader = () => ({ data })
export default function Page({ loaderData }) { return h('div', { 'data-size': loaderData.data.length }, ${elements}) }`,
  'serve.mjs': `import http from 'node:http'
import { createRequestListener } from '@react-router/node'
import * as build from './build/server/index.js'
http.createServer(createRequestListener({ build })).listen(Number(process.argv[2]), '127.0.0.1')`,
})

/**
 * Built below build/, where packages are found.
 * @param data as long as what the page's own loaders answer
 * @returns the file that serves it: `node serve.mjs <port>`
 */
export function buildBareSite(html: string, data: string): string {
  const folder = path.resolve('build', 'bare-site')
  rmSync(folder, { recursive: true, force: true })
  for (const [name, content] of Object.entries(files(toElements(html), JSON.stringify(data)))) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  const command = path.resolve('node_modules', '.bin', 'react-router')
  execFileSync(command, ['build', folder], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  return path.join(folder, 'serve.mjs')
}
