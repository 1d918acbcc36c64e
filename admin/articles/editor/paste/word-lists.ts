interface WordItem {
  level: number
  ordered: boolean
}

/** Parses a list item, which Word writes as a paragraph with « mso-list: l0 level2 lfo1 ». Removes its bullet or number. */
function itemOf(paragraph: Element): WordItem | null {
  const style = paragraph.getAttribute('data-style') ?? ''
  const [, level] = /mso-list:\s*\w+\s+level(\d)/.exec(style) ?? []
  if (!level) return null
  const sign = paragraph.querySelector('[data-style*="mso-list:Ignore"], [data-style*="mso-list: Ignore"]')
  const ordered = /^\s*(?:\d+|[a-z]|[ivxlc]+)[.)]/i.test(sign?.textContent ?? '')
  sign?.remove()
  return { level: Number(level), ordered }
}

interface OpenList {
  list: Element
  level: number
}

function append(page: Document, open: OpenList[], { level, ordered }: WordItem, place: Element): Element {
  while ((open.at(-1)?.level ?? 0) > level) open.pop()
  const current = open.at(-1)
  if (current && current.level === level) return current.list
  const list = page.createElement(ordered ? 'ol' : 'ul')
  const item = current?.list.lastElementChild
  if (item) item.append(list)
  else place.before(list)
  open.push({ list, level })
  return list
}

/** Turns Word's list paragraphs into lists; any other paragraph ends a list. */
export function cleanWordLists(body: HTMLElement): void {
  let open: OpenList[] = []
  let last: Element | null = null
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const item = itemOf(paragraph)
    const follows = last !== null && paragraph.previousElementSibling === last
    if (!item || !follows) open = []
    if (!item) continue
    const list = append(body.ownerDocument, open, item, paragraph)
    const written = body.ownerDocument.createElement('li')
    written.append(...paragraph.childNodes)
    list.append(written)
    paragraph.remove()
    last = open[0]?.list ?? null
  }
}
