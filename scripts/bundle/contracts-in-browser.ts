import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type ESTree, type Plugin, parseAst } from 'vite'

/*
 * A module of contracts describes calls for the server and both clients; a page uses two of its twenty schemas. Bundlers keep the
 * others, because schemas are created by calls that might have side effects. Each zod schema can also describe itself as JSON
 * Schema, for the API's documentation: a fifth of zod, which no page uses.
 */

type Node = ESTree.Node

const isFunction = (type: string): boolean => /Function|Class/.test(type)

/** The calls that run while the module is loaded. */
function* callsAtLoad(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const one of node) yield* callsAtLoad(one)
  else if (node && typeof node === 'object') {
    const { type } = node as { type?: unknown }
    if (typeof type === 'string') {
      if (isFunction(type)) return
      if (type === 'CallExpression' || type === 'NewExpression') yield node as Node
    }
    for (const value of Object.values(node)) if (value && typeof value === 'object') yield* callsAtLoad(value)
  }
}

/** Marks each call in the module's constants as pure, so that unused results are removed with their call. */
export function markPure(code: string): string {
  const { body } = parseAst(code, { lang: 'js', sourceType: 'module' })
  const constants = body.flatMap((one) => {
    const statement = one.type === 'ExportNamedDeclaration' ? one.declaration : one
    return statement?.type === 'VariableDeclaration' ? statement.declarations : []
  })
  const starts = new Set([...callsAtLoad(constants)].map(({ start }) => start))
  return [...starts]
    .sort((one, other) => other - one)
    .reduce((marked, start) => `${marked.slice(0, start)}/* @__PURE__ */ ${marked.slice(start)}`, code)
}

const describing = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/
const exported = /^export (?:const|function) (\w+)/gm

/** Replaces functions that zod calls only to build a schema; pages call none of them. */
export const withoutBodies = (code: string): string =>
  [
    'const refuse = () => { throw new Error("a page has no JSON Schema") };',
    'const make = () => refuse;',
    ...[...code.matchAll(exported)].map(
      ([, name = '']) => `export const ${name} = ${/^create/.test(name) ? 'make' : 'refuse'};`,
    ),
    ...[...code.matchAll(/^export \{ (\w+) as (\w+) \};/gm)].map(([, name, as]) => `export { ${name} as ${as} };`),
  ].join('\n')

const zodSettings = /\/zod\/v4\/core\/core\.js$/
const noSettings = '__zod_globalConfig = {}'

/**
 * Disables zod's compiled functions: the site's policy forbids them, and browsers report each test of the policy.
 * @throws if zod keeps its settings elsewhere
 */
export function withoutCompiling(code: string): string {
  if (!code.includes(noSettings)) throw new Error('zod has no such settings any more')
  return code.replace(noSettings, '__zod_globalConfig = { jitless: true }')
}

export const contractsFolder = `${path.resolve('contracts')}${path.sep}`
/** Importing this module sets zod's language to French, so it is kept even if unused. */
const speaking = path.join(contractsFolder, 'forms.ts')

/** Plugin for the browser part of the site's build, and for the back office. */
export function contractsInBrowser(): Plugin {
  return {
    name: 'contracts-in-browser',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      if (describing.test(id)) return withoutBodies(await readFile(id, 'utf8'))
      return zodSettings.test(id) ? withoutCompiling(await readFile(id, 'utf8')) : undefined
    },
    transform(code, id) {
      if (!id.startsWith(contractsFolder)) return undefined
      return { code: markPure(code), map: null, moduleSideEffects: id === speaking }
    },
  }
}
