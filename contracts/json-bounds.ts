/** Maximum nesting of a body: serialising it recurses once for each level. */
const deepest = 64
/** Maximum number of values in a body: each unknown value would be a separate violation. */
const mostValues = 50_000

const quote = 34
const backslash = 92
const comma = 44
const opening = new Set([91, 123])
const closing = new Set([93, 125])

/** Index of the quote that closes a string; `from` is the index after its opening quote. */
function endOfText(json: string, from: number): number {
  for (let at = from; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (code === backslash) at++
    else if (code === quote) return at
  }
  return json.length
}

/** Tells whether a JSON body is small enough to parse, by depth and number of values. Scans each character once. */
export function isWithinJsonBounds(json: string): boolean {
  let depth = 0
  let values = 1
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (code === quote) at = endOfText(json, at + 1)
    else if (code === comma) values++
    else if (opening.has(code)) {
      depth++
      values++
    } else if (closing.has(code)) depth--
    if (depth > deepest || values > mostValues) return false
  }
  return true
}
