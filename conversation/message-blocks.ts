export type Inline = { text: string } | { href: string }

export interface Block {
  /** lines that began with `>` */
  quote: boolean
  inlines: readonly Inline[]
}

const quoted = /^> ?/
const address = /https?:\/\/[^\s<>"'«»]+[^\s<>"'«».,;:!?)\]…]/g

function inlinesOf(text: string): Inline[] {
  const inlines: Inline[] = []
  let end = 0
  for (const match of text.matchAll(address)) {
    if (!URL.canParse(match[0])) continue
    if (match.index > end) inlines.push({ text: text.slice(end, match.index) })
    inlines.push({ href: match[0] })
    end = match.index + match[0].length
  }
  if (end < text.length) inlines.push({ text: text.slice(end) })
  return inlines
}

/** A message as it is shown: quotes and addresses stand out, every character is the one that was typed. */
export function blocksOf(content: string): Block[] {
  const runs: { quote: boolean; lines: string[] }[] = []
  for (const line of content.split('\n')) {
    const quote = quoted.test(line)
    const run = runs.at(-1)
    if (run?.quote === quote) run.lines.push(line)
    else runs.push({ quote, lines: [line] })
  }
  return runs
    .map(({ quote, lines }) => ({
      quote,
      text: (quote ? lines.map((line) => line.replace(quoted, '')) : lines).join('\n'),
    }))
    .filter(({ text }) => text.trim() !== '' || runs.length === 1)
    .map(({ quote, text }) => ({ quote, inlines: inlinesOf(text) }))
}
