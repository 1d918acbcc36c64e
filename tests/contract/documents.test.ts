import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Documents of the project; links in the demo's pages lead to addresses of the site instead. */
const documents = globSync(
  '{*.md,{admin,bench,conversation,contracts,docs,modules,platform,relay,server,tests,web}/**/*.md}',
  { cwd: root },
)

test('every link between documents leads to a file', () => {
  const links = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, target = '']) => ({
      document,
      target,
    })),
  )
  expect(links.length).toBeGreaterThan(100)
  const leads = ({ document, target }: (typeof links)[number]) =>
    existsSync(path.join(root, path.dirname(document), target))
  expect(links.filter((link) => !leads(link))).toEqual([])
})

test('the list of decisions names each of them once, by its title', () => {
  const listed = [...read('docs/decisions/README.md').matchAll(/^- \[(\d+)\. (.+)\]\((.+)\)$/gm)].map(
    ([, number, title, file]) => `${file}: ${number}. ${title}`,
  )
  const titles = globSync('0*.md', { cwd: path.join(root, 'docs/decisions') }).map((file) => {
    const [, number, title] = /^# 0*(\d+)\. (.+)$/m.exec(read(`docs/decisions/${file}`)) ?? []
    return `${file}: ${number}. ${title}`
  })
  expect(listed.toSorted()).toEqual(titles.toSorted())
})
