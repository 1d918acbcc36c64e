/** Longest accepted headers of a form part (name and type); browsers write far less. */
const partHeadBytes = 2048
const carriageReturn = 13
const ampersand = 38

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

const startsWith = (bytes: Uint8Array, sought: Uint8Array, at: number): boolean =>
  sought.every((byte, place) => bytes[at + place] === byte)

/** @param sought begins with a carriage return: only positions with that byte are compared */
function find(bytes: Uint8Array, sought: Uint8Array, from: number, until = bytes.length): number {
  for (let at = from; at < until; at++) {
    if (bytes[at] === carriageReturn && startsWith(bytes, sought, at)) return at
  }
  return -1
}

/** Boundary as browsers write it. Other forms are refused, so that no later parser can read the body differently. */
const boundaryPattern = /^multipart\/form-data;\s*boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'()+./:?-]{1,70}))$/i

const emptyLine = bytesOf('\r\n\r')
const end = bytesOf('--')

function countParts(bytes: Uint8Array, boundary: string, most: number): number {
  const opening = bytesOf(`--${boundary}`)
  const delimiter = bytesOf(`\r\n--${boundary}`)
  if (!startsWith(bytes, opening, 0)) return Number.NaN
  let at = opening.length
  for (let count = 0; count <= most; count++) {
    if (startsWith(bytes, end, at)) return count
    const head = find(bytes, emptyLine, at, at + partHeadBytes)
    const next = head < 0 ? -1 : find(bytes, delimiter, head + 2)
    if (next < 0) return Number.NaN
    at = next + delimiter.length
  }
  return Number.POSITIVE_INFINITY
}

/**
 * Counts the fields of a form’s body before it is parsed, and stops when there are more than `most`.
 * @returns NaN if the body is not a form
 */
export function countFields(bytes: Uint8Array, type: string, most: number): number {
  const [, quoted, plain] = boundaryPattern.exec(type) ?? []
  const boundary = quoted ?? plain
  if (boundary !== undefined) return countParts(bytes, boundary, most)
  if (/^multipart\b/i.test(type)) return Number.NaN
  let count = bytes.length === 0 ? 0 : 1
  for (let at = 0; at < bytes.length && count <= most; at++) if (bytes[at] === ampersand) count++
  return count
}
