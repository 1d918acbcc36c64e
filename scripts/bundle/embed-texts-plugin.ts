import path from 'node:path'
import { type ESTree, type Plugin, parseAst } from 'vite'
import type { Entry } from '../../web/i18n/catalogue.ts'

/*
 * Inlines texts: the catalogue is longer than the scripts of most pages. So a built page has no catalogue; each key of a text in
 * its modules is replaced by the text itself.
 */

interface Change {
  start: number
  end: number
  with: string
}

type Node = ESTree.Node

function* visit(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const one of node) yield* visit(one)
  else if (node && typeof node === 'object') {
    if (typeof (node as { type?: unknown }).type === 'string') yield node as Node
    for (const value of Object.values(node)) if (value && typeof value === 'object') yield* visit(value)
  }
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Tells whether the key is a plural form: code asks for it by the text's own key. */
const isForm = (texts: ReadonlyMap<string, Entry>, key: string): boolean =>
  typeof texts.get(key.replace(/_(one|many|other)$/, '')) === 'object'

/** Keys that a template may produce: all keys that contain its fixed parts. */
function keysLike(texts: ReadonlyMap<string, Entry>, node: ESTree.TemplateLiteral): string[] {
  const fixed = node.quasis.map(({ value }) => escaped(value.cooked ?? ''))
  // A template that begins with an expression could be anything: an address, a class.
  if (!/^\w+\\\./.test(fixed[0] ?? '')) return []
  const pattern = new RegExp(`^${fixed.join('[^.]+')}$`, 'u')
  return [...texts.keys()].filter((key) => pattern.test(key) && !isForm(texts, key))
}

/** Places to leave unchanged: `"key": …` in an import or as a property name is not a text that the module shows. */
function placesThatStay(program: Node): Set<unknown> {
  const stay = new Set<unknown>()
  for (const node of visit(program)) {
    if (node.type === 'Property' && !node.computed) stay.add(node.key)
    if ('source' in node) stay.add(node.source)
  }
  return stay
}

/** Adds parentheses around an object, which would be a block after an arrow. */
const literal = (text: Entry): string => (typeof text === 'string' ? JSON.stringify(text) : `(${JSON.stringify(text)})`)

const isTemplate = (node: Node): node is ESTree.TemplateLiteral => node.type === 'TemplateLiteral'

/** Refuses a call of `t` whose key matches no text: the page would show nothing. */
function refuseUnknown(node: Node, texts: ReadonlyMap<string, Entry>, file: string): void {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || !/^(t|textList)$/.test(node.callee.name))
    return
  const [key] = node.arguments
  if (key?.type === 'Literal' && typeof key.value === 'string' && !texts.has(key.value)) {
    throw new Error(`${file}: no text has the key ${key.value}`)
  }
  if (key && isTemplate(key) && key.expressions.length > 0 && keysLike(texts, key).length === 0) {
    throw new Error(
      `${file}: the key given to t must begin with a section of the catalogue: ${key.quasis[0]?.value.raw}…`,
    )
  }
}

/**
 * The module with texts instead of their keys; undefined if it names no text.
 * @throws for an unknown key
 */
export function embedTexts(code: string, texts: ReadonlyMap<string, Entry>, file = 'module'): string | undefined {
  const program = parseAst(code, { lang: 'js', sourceType: 'module' }) as Node
  const stay = placesThatStay(program)
  const changes: Change[] = []
  const families = new Map<string, string>()
  for (const node of visit(program)) {
    refuseUnknown(node, texts, file)
    if (stay.has(node)) continue
    const named = node.type === 'Literal' ? node.value : isTemplate(node) && node.quasis[0]?.value.cooked
    const whole = typeof named === 'string' && (!isTemplate(node) || node.expressions.length === 0)
    const text = whole ? texts.get(named) : undefined
    if (text !== undefined) changes.push({ start: node.start, end: node.end, with: literal(text) })
    if (!isTemplate(node) || node.expressions.length === 0) continue
    const keys = keysLike(texts, node)
    if (keys.length === 0) continue
    const family = JSON.stringify(Object.fromEntries(keys.map((key) => [key, texts.get(key)])))
    const name = families.get(family) ?? `carriedTexts${families.size}`
    families.set(family, name)
    changes.push(
      { start: node.start, end: node.start, with: `${name}[` },
      { start: node.end, end: node.end, with: ']' },
    )
  }
  if (changes.length === 0) return undefined
  // Replace from the end, so that earlier positions stay valid.
  const changed = changes
    .sort((one, other) => other.start - one.start)
    .reduce((result, { start, end, with: put }) => result.slice(0, start) + put + result.slice(end), code)
  // At the top: the module may use a text while it is loaded.
  return [...families].map(([family, name]) => `const ${name} = ${family};`).join('') + changed
}

const webFolder = path.resolve('web')
const catalogueFolder = path.join(webFolder, 'i18n')
const carried = path.join(catalogueFolder, 'carried-text.ts')

/** Plugin for the browser part of the site's build. */
export function embedTextsPlugin(): Plugin {
  let texts: ReadonlyMap<string, Entry> = new Map()
  return {
    name: 'carried-texts',
    apply: 'build',
    // Run after the router has removed server code from the routes.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      texts = (await import('../../web/i18n/catalogue.ts')).catalogue
    },
    resolveId: {
      order: 'pre',
      handler: (source, importer) =>
        source === './find-text.ts' && importer?.startsWith(catalogueFolder) ? carried : undefined,
    },
    transform(code, id) {
      const [file = ''] = id.split('?')
      if (!file.startsWith(webFolder) || file.startsWith(catalogueFolder) || !/\.tsx?$/.test(file)) return undefined
      const changed = embedTexts(code, texts, path.relative('.', file))
      return changed === undefined ? undefined : { code: changed, map: null }
    },
  }
}
