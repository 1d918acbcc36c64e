import { DomUtils, type parseDocument } from 'htmlparser2'
import { escapeHtml } from './escape-html.ts'

type Document = ReturnType<typeof parseDocument>
type Element = ReturnType<typeof DomUtils.findAll>[number]
type Attributes = Readonly<Record<string, string>>

const { getInnerHTML, isComment, isTag, isText } = DomUtils

const namesOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Replacements for elements that an article may not contain. */
const renamed: ReadonlyMap<string, string> = new Map([
  ['h5', 'h4'],
  ['h6', 'h4'],
  ['summary', 'h4'],
  ['legend', 'h4'],
  ['del', 's'],
  ['strike', 's'],
  ['ins', 'u'],
  ['dfn', 'em'],
  ['var', 'em'],
  ['tt', 'code'],
  ['kbd', 'code'],
  ['samp', 'code'],
  ['acronym', 'abbr'],
  ['dir', 'ul'],
  ['menu', 'ul'],
  ['xmp', 'pre'],
  ['listing', 'pre'],
  ['tfoot', 'tbody'],
])

/** Blocks that are unwrapped: their content stays, as separate paragraphs. */
const unwrapped = namesOf(
  'address article body center dd details div dl fieldset footer form header hgroup html main nav p section search',
)
/** Elements that are never displayed. */
const dropped = namesOf('area col colgroup head input noscript option select source template textarea title track wbr')
/** Elements of one line of text. */
const lines = namesOf('h1 h2 h3 h4 caption figcaption dt')
/** Elements that contain paragraphs, or bare text if there is only one. */
const cells = namesOf('li td th figure')
const flows = namesOf('blockquote aside')
/** Elements that contain only other elements. */
const structures = namesOf('ul ol table thead tbody tr')
/** Elements that are removed if they are empty. */
const idleWhenEmpty = namesOf('h1 h2 h3 h4 caption figcaption dt figure blockquote aside ul ol table')

/**
 * Maximum number of nested marks, more than any editor writes. Marks are reopened in each paragraph: without a limit, a short text could
 * become a very long one.
 */
const mostMarks = 20

type Model = 'flow' | 'cell' | 'line' | 'structure'

function modelOf(name: string): Model | undefined {
  if (lines.has(name)) return 'line'
  if (structures.has(name)) return 'structure'
  if (cells.has(name)) return 'cell'
  return flows.has(name) ? 'flow' : undefined
}

const startTag = (name: string, attributes: Attributes): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join('')}>`

/** HTML of one container. Marks that are open at the end of a paragraph are reopened in the next. */
class Container {
  private readonly model: Model
  private readonly blocks: { html: string; isParagraph: boolean }[] = []
  private readonly marks: { name: string; start: string }[] = []
  private run: string[] = []
  /** number of `marks` whose start tag the run contains */
  private open = 0
  /** spaces and line breaks, dropped unless words follow */
  private pending: string[] = []
  private pictures: string[] = []
  private hasWords = false

  constructor(model: Model) {
    this.model = model
  }

  get isLine(): boolean {
    return this.model === 'line'
  }

  private add(html: string): void {
    this.run.push(...this.pending)
    this.pending = []
    for (const { start } of this.marks.slice(this.open)) this.run.push(start)
    this.open = this.marks.length
    this.run.push(html)
  }

  addText(text: string): void {
    if (/[^ \t\r\n\f]/.test(text)) {
      this.add(escapeHtml(text))
      this.hasWords = true
    } else if (this.run.length > 0) this.pending.push(' ')
  }

  addPicture(html: string): void {
    this.pictures.push(html)
    this.add(html)
  }

  addBreak(): void {
    if (this.run.length > 0) this.pending.push('<br>')
  }

  /** Tells whether the run ends with a line break. */
  get isBroken(): boolean {
    return this.pending.includes('<br>')
  }

  /** @returns true if the mark was added: `leave` must follow */
  enter(name: string, attributes: Attributes): boolean {
    if (this.marks.length >= mostMarks) return false
    this.marks.push({ name, start: startTag(name, attributes) })
    return true
  }

  leave(): void {
    const mark = this.marks.pop()
    if (!mark || this.open <= this.marks.length) return
    this.run.push(`</${mark.name}>`)
    this.open = this.marks.length
  }

  /** Ends the paragraph. */
  end(): void {
    const { run, pictures, hasWords } = this
    for (const { name } of this.marks.slice(0, this.open).toReversed()) run.push(`</${name}>`)
    this.run = []
    this.pending = []
    this.pictures = []
    this.open = 0
    this.hasWords = false
    if (run.length === 0) return
    if (this.model === 'flow' && pictures.length > 0 && !hasWords) {
      for (const picture of pictures) this.blocks.push({ html: `<figure>${picture}</figure>`, isParagraph: false })
    } else this.blocks.push({ html: run.join(''), isParagraph: true })
  }

  put(html: string): void {
    this.end()
    this.blocks.push({ html, isParagraph: false })
  }

  finish(): string {
    this.end()
    const { blocks, model } = this
    if (model === 'line') return blocks.map(({ html }) => html).join('<br>')
    const isBare = model === 'structure' || (model === 'cell' && blocks.filter((one) => one.isParagraph).length < 2)
    return blocks.map(({ html, isParagraph }) => (isParagraph && !isBare ? `<p>${html}</p>` : html)).join('')
  }
}

export interface BlockOptions {
  /** Line ends are breaks and blank lines separate paragraphs, as in texts of WordPress's older editor. */
  classic: boolean
}

function mapText(container: Container, text: string, { classic }: BlockOptions): void {
  if (!classic) {
    container.addText(text)
    return
  }
  for (const [n, paragraph] of text.split(/\n[ \t]*\n/).entries()) {
    if (n > 0) container.end()
    for (const [line, words] of paragraph.split('\n').entries()) {
      if (line > 0 && !container.isBroken) container.addBreak()
      if (words !== '') container.addText(words)
    }
  }
}

function mapInline(container: Container, element: Element, name: string, options: BlockOptions): void {
  if (name === 'br' && options.classic && container.isBroken) container.end()
  else if (name === 'br') container.addBreak()
  else if (name === 'img') container.addPicture(startTag(name, element.attribs))
  else {
    const entered = container.enter(name, element.attribs)
    mapChildren(container, element, options)
    if (entered) container.leave()
  }
}

function mapBlock(container: Container, element: Element, name: string, model: Model, options: BlockOptions): void {
  const inner = new Container(model)
  mapChildren(inner, element, options)
  const html = inner.finish()
  if (html === '' && idleWhenEmpty.has(name)) return
  container.put(
    name === 'dt' ? `<p><strong>${html}</strong></p>` : `${startTag(name, element.attribs)}${html}</${name}>`,
  )
}

function mapElement(container: Container, element: Element, options: BlockOptions): void {
  const name = renamed.get(element.name) ?? element.name
  const model = modelOf(name)
  if (dropped.has(name)) return
  if (name === 'hr') container.put('<hr>')
  else if (name === 'pre') container.put(`<pre>${getInnerHTML(element)}</pre>`)
  else if (!model && !unwrapped.has(name)) mapInline(container, element, name, options)
  else if (model && !container.isLine) mapBlock(container, element, name, model, options)
  else {
    container.end()
    mapChildren(container, element, options)
    container.end()
  }
}

function mapChildren(container: Container, { children }: Document | Element, options: BlockOptions): void {
  for (const child of children) {
    if (isText(child)) mapText(container, child.data, options)
    else if (isTag(child)) mapElement(container, child, options)
    else if (isComment(child) && child.data.trim() === 'nextpage') container.end()
  }
}

/** Converts any blocks to paragraphs, headings, lists, tables and figures, and keeps separate blocks separate. */
export function mapBlocks(document: Document, options: BlockOptions): string {
  const container = new Container('flow')
  mapChildren(container, document, options)
  return container.finish()
}
