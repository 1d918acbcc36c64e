import type { Node } from '@tiptap/pm/model'

export interface OutlineEntry {
  pos: number
  level: number
  text: string
}

export interface TextStatistics {
  words: number
  /** minutes */
  readingTime: number
  outline: OutlineEntry[]
}

const wordsAMinute = 220

/** Counts words as the server does, and lists the headings. */
export function textStatistics(doc: Node): TextStatistics {
  const text = doc.textBetween(0, doc.content.size, ' ', ' ')
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  const outline: OutlineEntry[] = []
  doc.descendants((node, pos) => {
    if (node.type.name === 'heading') outline.push({ pos, level: node.attrs.level, text: node.textContent })
    return !node.isTextblock
  })
  return { words, readingTime: Math.max(1, Math.round(words / wordsAMinute)), outline }
}
