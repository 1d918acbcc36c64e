import { fold } from '../../contracts/text/fold.ts'
import { wordWindow } from '../../contracts/text/word-window.ts'

export interface Piece {
  text: string
  found: boolean
}

/** Characters of context before the match, and of the whole excerpt. */
const before = 50
const longest = 170

/** Marks the characters where each word of `q` occurs, ignoring accents and case. */
function markFound(characters: readonly string[], q: string): boolean[] {
  const origin: number[] = []
  let folded = ''
  for (const [place, character] of characters.entries()) {
    const plain = fold(character)
    folded += plain
    for (let unit = 0; unit < plain.length; unit += 1) origin.push(place)
  }
  const marked = characters.map(() => false)
  for (const word of fold(q)
    .split(/\s+/u)
    .filter((one) => one !== '')) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      for (const place of origin.slice(at, at + word.length)) marked[place] = true
    }
  }
  return marked
}

/** Splits a text into pieces that match a word of `q`, or not. */
export function piecesOf(content: string, q: string): Piece[] {
  const characters = [...content]
  const marked = markFound(characters, q)
  return gathered(characters, marked, 0, characters.length)
}

function gathered(characters: readonly string[], marked: readonly boolean[], start: number, end: number): Piece[] {
  const pieces: Piece[] = []
  for (let place = start; place < end; place += 1) {
    const found = marked[place] ?? false
    const last = pieces.at(-1)
    if (last?.found === found) last.text += characters[place]
    else pieces.push({ text: characters[place] ?? '', found })
  }
  return pieces
}

/** Excerpt around the first match, cut at word boundaries and split into pieces that match or not. */
export function excerptAround(content: string, q: string): Piece[] {
  const characters = [...content.replace(/[^\S\u00a0\u202f]+/gu, ' ').trim()]
  const marked = markFound(characters, q)
  const { start, end } = wordWindow(characters, Math.max(0, marked.indexOf(true)), { before, longest })
  const pieces = gathered(characters, marked, start, end)
  const cut = { text: '…', found: false }
  return [...(start > 0 ? [cut] : []), ...pieces, ...(end < characters.length ? [cut] : [])]
}
