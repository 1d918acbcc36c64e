import type { Node } from '@tiptap/pm/model'
import type { ArticleCheck } from '../../../../contracts/articles/staff-drafts.ts'

export type CheckPlace = { pos: number } | { field: 'title' | 'excerpt' | 'settings' }

function firstNode(doc: Node, isMeant: (node: Node) => boolean): number | undefined {
  let found: number | undefined
  doc.descendants((node, pos) => {
    if (found === undefined && isMeant(node)) found = pos
    return found === undefined
  })
  return found
}

const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ').trim()

/** Position of the first block that contains the quote in the finding. */
function quoted(doc: Node, detail: string): number | undefined {
  const [, quote] = /«[\s\u00a0]*(.+?)[\s\u00a0]*(?:…[\s\u00a0]*)?»/.exec(detail) ?? []
  if (!quote) return undefined
  return firstNode(doc, (node) => node.isTextblock && plain(node.textContent).includes(plain(quote)))
}

const hrefsOf = (node: Node) => node.marks.map(({ attrs }) => attrs.href).filter(Boolean)

/** Place that the finding is about: in the text, or a field. */
export function placeOfCheck(doc: Node, { code, level, detail }: ArticleCheck): CheckPlace {
  const isForgotten = (node: Node) => 'src' in node.attrs && node.attrs.alt === null
  const pos =
    code === 'alt'
      ? firstNode(doc, isForgotten)
      : code === 'image' && level === 'blocks'
        ? firstNode(doc, ({ type }) => type.name === 'missingPicture')
        : code === 'dead-link'
          ? firstNode(doc, (node) => hrefsOf(node).some((href) => detail.includes(href)))
          : quoted(doc, detail)
  if (pos !== undefined) return { pos }
  if (code === 'headings') return { pos: firstNode(doc, ({ type }) => type.name === 'heading') ?? 0 }
  if (code === 'title-length' || code === 'duplicate-title') return { field: 'title' }
  if (code === 'health-claim' && doc.childCount > 0) return { field: 'excerpt' }
  return code === 'reading-level' ? { pos: 0 } : { field: 'settings' }
}
