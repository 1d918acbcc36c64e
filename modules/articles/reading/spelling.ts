/** Minimum length of a word that is corrected: in a shorter one, a wrong letter makes another word. */
const minMisspelt = 4
const longWord = 8

/** Number of errors accepted in a word of that length. */
function slipsForgiven(word: string): number {
  if (word.length < minMisspelt) return 0
  return word.length < longWord ? 1 : 2
}

/** Counts letters omitted, added or replaced, and swapped neighbours (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let twoBack: number[] = []
  let back = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1]
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const cost = Math.min(
        at(back, column) + 1,
        at(current, column - 1) + 1,
        at(back, column - 1) + (same ? 0 : 1),
        swapped ? at(twoBack, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
      current.push(cost)
    }
    twoBack = back
    back = current
  }
  return at(back, b.length)
}

function at(costs: readonly number[], index: number): number {
  return costs[index] ?? Number.POSITIVE_INFINITY
}

/** Spellings of the word with one pair of adjacent letters swapped. */
export function swapsOf(word: string): string[] {
  return Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, index) => word.slice(0, index) + word[index + 1] + word[index] + word.slice(index + 2),
  )
}

const withoutDoubles = (word: string): string => word.replace(/(.)\1+/g, '$1')

/**
 * With two errors, a word must also keep its first letter, and nearly its length without doubled letters.
 * Writers rarely get these wrong. Otherwise « étions » would match « émotions ».
 */
function isSameWord(word: string, candidate: string): boolean {
  const difference = withoutDoubles(word).length - withoutDoubles(candidate).length
  return word[0] === candidate[0] && Math.abs(difference) <= 1
}

/** The nearest words; none if all are too different. */
export function findNearestWords(word: string, candidates: readonly string[]): string[] {
  const forgiven = slipsForgiven(word)
  const near = candidates
    .map((candidate) => ({ candidate, slips: editDistance(word, candidate) }))
    .filter(({ candidate, slips }) => slips > 0 && slips <= forgiven && (slips === 1 || isSameWord(word, candidate)))
  const fewest = Math.min(...near.map(({ slips }) => slips))
  return near.filter(({ slips }) => slips === fewest).map(({ candidate }) => candidate)
}
