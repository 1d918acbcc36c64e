import { setImmediate as otherWork } from 'node:timers/promises'

/** Characters per piece; other requests are served between two pieces. */
const pieceLength = 64 * 1024

/** A part of a value that is loaded when its turn comes, and not kept. */
export type LazyPart = () => Promise<unknown>

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !('toJSON' in value)

/** The output of `JSON.stringify`, in many small texts. */
function* texts(value: unknown): Generator<string | LazyPart> {
  if (typeof value === 'function') {
    yield value as LazyPart
    return
  }
  if (!isContainer(value)) {
    yield JSON.stringify(value) ?? 'null'
    return
  }
  const isArray = Array.isArray(value)
  const entries = Object.entries(value).filter(([, part]) => isArray || part !== undefined)
  yield isArray ? '[' : '{'
  for (const [at, [name, part]] of entries.entries()) {
    yield `${at > 0 ? ',' : ''}${isArray ? '' : `${JSON.stringify(name)}:`}`
    yield* texts(part)
  }
  yield isArray ? ']' : '}'
}

async function* loadedTexts(value: unknown): AsyncGenerator<string> {
  for (const part of texts(value)) {
    if (typeof part === 'string') yield part
    else yield* loadedTexts(await part())
  }
}

/** The JSON of a large value in pieces, so that writing it never blocks the event loop. Parts may be lazy. */
export async function* jsonPieces(value: unknown): AsyncGenerator<string> {
  let piece = ''
  for await (const text of loadedTexts(value)) {
    piece += text
    if (piece.length < pieceLength) continue
    yield piece
    piece = ''
    await otherWork()
  }
  yield piece
}
