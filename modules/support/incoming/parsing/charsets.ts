/** Charset names that are ambiguous or that no decoder knows: such text is decoded as Windows-1252. */
const vague = /(?:charset\s*=\s*"?|=\?)(?:us-ascii|ascii|utf-?8mb[34]|utf-?8-\w+|(?:x-)?unknown(?:-8bit)?|default)\b/i

const utf8 = new TextDecoder('utf-8', { fatal: true })
const windows = new TextDecoder('windows-1252')

/** Maps each character of Windows-1252 to its byte. */
const bytes = new Map(
  Array.from(windows.decode(Uint8Array.from({ length: 256 }, (_, at) => at)), (one, at) => [one, at]),
)

const isAscii = (text: string): boolean => !/[\u0080-\u{10ffff}]/u.test(text)

function repairLine(line: string): string {
  if (isAscii(line)) return line
  const found = Array.from(line, (one) => bytes.get(one))
  if (found.includes(undefined)) return line
  try {
    return utf8.decode(Uint8Array.from(found as number[]))
  } catch {
    return line
  }
}

/** Repairs UTF-8 that was decoded as Windows-1252, line by line: a mail may have parts of several charsets. */
export const repairUtf8 = (text: string): string => text.split('\n').map(repairLine).join('\n')

export const hasVagueCharset = (raw: Uint8Array): boolean => vague.test(Buffer.from(raw).toString('latin1'))

function endOfHeaders(raw: Buffer): number {
  const ends = ['\r\n\r\n', '\n\n'].map((end) => raw.indexOf(end)).filter((at) => at >= 0)
  return ends.length > 0 ? Math.min(...ends) : raw.length
}

/** Converts headers that old programs write in Latin-1: read as UTF-8, they would lose every accent. */
export function withUtf8Headers(given: Uint8Array): Uint8Array {
  const raw = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
  const end = endOfHeaders(raw)
  const head = raw.subarray(0, end)
  try {
    utf8.decode(head)
    return given
  } catch {
    return Buffer.concat([Buffer.from(repairUtf8(windows.decode(head))), raw.subarray(end)])
  }
}
