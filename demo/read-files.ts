import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Marked } from 'marked'
import { statutoryBoxes } from '../contracts/opening/statutory-texts.ts'
import { projectRoot } from '../platform/config/project-root.ts'

const markdown = new Marked({ gfm: true, breaks: false })

export interface TextFile {
  /** the file's name without its extension */
  name: string
  fields: Record<string, string>
  html: string
}

export const demoFolder = () => path.join(projectRoot(), 'demo')

/** Inserts texts that the law prescribes: the product has their only copy. */
const withBoxes = (html: string): string =>
  html.replace(/<p>\{\{loi\.(\w+)\}\}<\/p>/g, (whole, name: string) => statutoryBoxes[name] ?? whole)

/** Reads `key: value` lines between `---` lines, then Markdown. Titles contain colons: only the first one of a line separates. */
async function readText(file: string): Promise<TextFile> {
  const source = await readFile(file, 'utf8')
  const [, head = '', body = ''] = source.match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? []
  const fields = Object.fromEntries(
    head.split('\n').map((line) => {
      const colon = line.indexOf(': ')
      return [line.slice(0, colon), line.slice(colon + 2).trim()]
    }),
  )
  return { name: path.basename(file, '.md'), fields, html: withBoxes(await markdown.parse(body)) }
}

export async function readTexts(folder: string): Promise<TextFile[]> {
  const files = (await readdir(path.join(demoFolder(), folder))).filter((file) => file.endsWith('.md')).sort()
  return Promise.all(files.map((file) => readText(path.join(demoFolder(), folder, file))))
}

export async function readJson<Shape>(file: string): Promise<Shape> {
  return JSON.parse(await readFile(path.join(demoFolder(), file), 'utf8')) as Shape
}
