import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { diffArrays } from 'diff'
import { DomUtils, parseDocument } from 'htmlparser2'
import type { Archive } from '../modules/articles/exchange/conversion/archive.ts'
import type { ImportSource, SourcePost } from '../modules/articles/exchange/conversion/source.ts'
import { openGhost } from '../modules/articles/exchange/ghost/ghost.ts'
import { mapHtml } from '../modules/articles/exchange/html/map-html.ts'
import { resolveSiteLink } from '../modules/articles/exchange/site-links.ts'
import { openWxr } from '../modules/articles/exchange/wordpress/wxr.ts'
import { normalizePath } from '../modules/articles/redirects/paths.ts'
import { sanitizeHtml } from '../modules/articles/writing/html.ts'

/*
 * Compares the words that another site displays with the words of its imported items: `node bench/compare-import.ts FILE…`. A `.json` is a
 * Ghost export, whose stored HTML is what Ghost displays; an `.xml` is a WordPress export, whose classic texts are rendered by WordPress's
 * own `@wordpress/autop`. That package is under the GPL and not a dependency: `npm install --prefix DIR @wordpress/autop`, and `AUTOP=DIR`.
 * Words and their order must be equal. Each difference is explained by the import's report, or listed. Exit code 1 if a difference is
 * unexplained.
 */

interface Shown {
  words: string[]
  pictures: number
}

const blocks = new Set(
  'p h1 h2 h3 h4 h5 h6 li dt dd blockquote pre td th figcaption caption summary div section article aside ul ol dl table tr tbody thead tfoot figure hr address details form center body main header footer nav legend fieldset br img'.split(
    ' ',
  ),
)
const invisible = new Set(['script', 'style', 'noscript', 'iframe'])

/** The words that a reader sees: block elements separate words, inline elements do not. */
function shownBy(html: string): Shown {
  let text = ''
  let pictures = 0
  const visit = (nodes: ReturnType<typeof parseDocument>['children']): void => {
    for (const node of nodes) {
      if (DomUtils.isText(node)) text += node.data
      if (!DomUtils.isTag(node) || invisible.has(node.name)) continue
      const edge = blocks.has(node.name) ? ' ' : ''
      if (node.name === 'img') pictures += 1
      text += edge
      visit(node.children)
      text += edge
    }
  }
  visit(parseDocument(html).children)
  return { words: text.split(/[ \t\r\n\f\u00a0]+/).filter(Boolean), pictures }
}

interface Item {
  post: SourcePost
  there: string
  here: string
  notes: readonly string[]
}

interface Part {
  text: string
  isAdded: boolean
}

/** The words inside the selected elements, separated by single spaces. */
function wordsIn(html: string, holds: (name: string, classes: string) => boolean): string {
  const found = DomUtils.findAll(({ name, attribs }) => holds(name, attribs.class ?? ''), parseDocument(html).children)
  return found.map((element) => shownBy(DomUtils.getOuterHTML(element)).words.join(' ')).join(' ')
}

const forms = new Set(['form', 'svg', 'object', 'button', 'select', 'input'])
const inForm = (html: string) => wordsIn(html, (name) => forms.has(name))
const inEmbed = (html: string) =>
  wordsIn(html, (_name, classes) => /(?:kg|wp-block)-(?:embed|file|video|audio)/.test(classes))
const inBookmark = (html: string) => wordsIn(html, (_name, classes) => classes.includes('kg-bookmark-card'))
/** Markup with all its text. This site shows an embed's title or fallback text as the link's name. */
const allTextOf = (html: string) => `${html} ${DomUtils.textContent(parseDocument(html))}`
const allIn = (words: string, text: string) => text.split(' ').every((word) => words.includes(word))
const isAddress = (text: string) => text.split(' ').every((word) => /^[a-z]*:\/\/\S+$/.test(word))
const shortcode = /\[\/?[a-z][^\]]*\]?/

/** Accepted reasons for a removed or added part. Those marked "reported" also need a mention in the import's report. */
const reasons: readonly [why: string, holds: (part: Part, item: Item, said: string) => boolean][] = [
  [
    'shortcode, which WordPress renders',
    ({ text, isAdded }, { there }) =>
      isAdded ? /\[(?:gallery|caption|audio|video)/.test(there) : shortcode.test(text),
  ],
  ['icon link, shown by its name', ({ isAdded }, { there }) => isAdded && /wp:social-link/.test(there)],
  ['footnote, shown in its place', (_part, { there }) => /data-fn=/.test(there)],
  [
    'video, shown after a click',
    ({ text, isAdded }, { here, there }) =>
      isAdded
        ? allIn(
            wordsIn(here, (name) => name === 'figure'),
            text,
          ) && /data-embed/.test(here)
        : allIn(inEmbed(there), text),
  ],
  [
    'embedded content as a link (reported)',
    ({ text, isAdded }, { there }, said) =>
      /remplacés? par un lien/.test(said) &&
      (isAdded ? isAddress(text) || allIn(allTextOf(there), text) : allIn(inEmbed(there), text)),
  ],
  [
    'form (reported)',
    ({ text, isAdded }, { there }, said) =>
      !isAdded && /un formulaire|un dessin SVG|un objet/.test(said) && allIn(inForm(there), text),
  ],
  [
    'bookmark’s picture and publisher (reported)',
    ({ text, isAdded }, { there }, said) => !isAdded && /signet/.test(said) && allIn(inBookmark(there), text),
  ],
]
const unexplained = 'NOT EXPLAINED'

function compare(item: Item): string[] {
  const [there, here] = [shownBy(item.there), shownBy(item.here)]
  const said = item.notes.join('\n')
  const parts = diffArrays(there.words, here.words).filter(({ added, removed }) => added || removed)
  const found = parts.map(({ value, added }) => {
    const part = { text: value.join(' '), isAdded: added }
    const why = reasons.find(([, holds]) => holds(part, item, said))?.[0]
    return why ?? `${unexplained}: ${part.isAdded ? '+' : '-'} ${part.text.slice(0, 200)}`
  })
  return [...new Set(found)]
}

const archiveOf = (content: Buffer): Archive => ({
  paths: [''],
  sizeOf: () => content.length,
  read: async () => content,
  stream: async () =>
    (async function* () {
      yield content
    })(),
  close() {},
})

/** The HTML that the other site displays, by item identifier. */
function shownThere(content: Buffer, isGhost: boolean): Map<string, string> {
  if (isGhost) {
    const file = JSON.parse(content.toString())
    const { posts } = (file.db?.[0] ?? file).data as { posts: { id: string | number; html: string | null }[] }
    return new Map(posts.map(({ id, html }) => [String(id), html ?? '']))
  }
  const { autop } = createRequire(path.resolve(process.env.AUTOP ?? '.', 'package.json'))('@wordpress/autop') as {
    autop(text: string): string
  }
  const field = (item: string, name: string) =>
    (new RegExp(`<${name}[^>]*>([\\s\\S]*?)</${name}>`).exec(item)?.[1] ?? '')
      .trim()
      .replace(/^<!\[CDATA\[/, '')
      .replace(/\]\]>$/, '')
      .replaceAll(']]]]><![CDATA[>', ']]>')
  const items = content.toString().match(/<item>[\s\S]*?<\/item>/g) ?? []
  return new Map(
    items.map((item) => {
      const text = field(item, 'content:encoded')
      return [field(item, 'wp:post_id') || field(item, 'guid'), text.includes('<!-- wp:') ? text : autop(text)]
    }),
  )
}

/** Renders an item as `import-posts.ts` does, with a placeholder for each picture. */
async function shownHere(
  post: SourcePost,
  source: ImportSource,
  addresses: Addresses,
): Promise<Pick<Item, 'here' | 'notes'>> {
  const notes = [...post.notes]
  const report = (what: string) => notes.push(what)
  const mapped = await mapHtml(post.html, {
    classic: post.classic,
    report,
    link: (href) => resolveSiteLink(href, source, { uids: new Map(), ...addresses }, report),
    picture: async () => '/media/00000000-0000-0000-0000-000000000000/original.jpg',
  })
  return { here: await sanitizeHtml(mapped ?? ''), notes: [...new Set(notes)] }
}

interface Addresses {
  paths: Map<string, string>
  ids: Map<string, string>
}

function addressesOf(source: ImportSource): Addresses {
  const articles = source.addresses.filter(({ kind }) => kind === 'article')
  const here = ({ slug, id }: { slug: string; id: string }) => `/article/${slug || id}`
  return {
    paths: new Map(articles.flatMap((one) => (one.path ? [[normalizePath(one.path), here(one)]] : []))),
    ids: new Map(articles.map((one) => [one.id, here(one)])),
  }
}

async function compareFile(file: string): Promise<{ line: string; faults: string[] }> {
  const content = readFileSync(file)
  const isGhost = file.endsWith('.json')
  const there = shownThere(content, isGhost)
  const source = await (isGhost ? openGhost : openWxr)(archiveOf(content))
  const addresses = addressesOf(source)
  const why = new Map<string, number>()
  const faults: string[] = []
  let [items, equal, explained] = [0, 0, 0]
  for await (const post of source.posts()) {
    items += 1
    const item = { post, there: there.get(post.id) ?? '', ...(await shownHere(post, source, addresses)) }
    const found = compare(item)
    const wrong = found.filter((one) => one.startsWith(unexplained))
    if (found.length === 0) equal += 1
    else if (wrong.length === 0) explained += 1
    else faults.push(`${post.kind} ${post.id} « ${post.title.slice(0, 60)} »: ${wrong.join('; ')}`)
    for (const one of found) if (!one.startsWith(unexplained)) why.set(one, (why.get(one) ?? 0) + 1)
  }
  const said = [...why].map(([what, count]) => `${count} ${what}`).join('; ')
  const name = path.basename(file)
  return { line: `| ${name} | ${items} | ${equal} | ${explained} | ${faults.length} | ${said} |`, faults }
}

const print = (line: string) => process.stdout.write(`${line}\n`)
const files = process.argv.slice(2)
if (files.length === 0) throw new Error('usage: node bench/compare-import.ts FILE…')
print('| file | items | equal | explained | not explained | why (items) |\n|---|---|---|---|---|---|')
for (const file of files) {
  const { line, faults } = await compareFile(file)
  print(line)
  for (const fault of faults) print(`  ${fault}`)
  if (faults.length > 0) process.exitCode = 1
}
