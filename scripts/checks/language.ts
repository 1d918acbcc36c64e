/** French texts, people of the demo, and files that quote the refused words. */
const exempt = /^(?:demo\/|migrations\/|scripts\/checks\/language(?:\.test)?\.ts$)/

const longestTitle = 80
const pronoun = /\b(?:she|her|hers|herself)\b/i
const refusedWords = /\b(?:anew|whence|whither|thither|hither|blooms?|said no longer)\b/i
/** A comment that begins like this does not name its subject. Questions are fine. */
const headless = /^(?:Of|What|Whose|Which) (?!.*\?$)/
/** A subordinate clause needs its main clause after a comma. « Whether … » names the result of a predicate. */
const fragment = /^(?:Where|As)\b(?![^.;:]*,)/

export interface Finding {
  line: number
  what: string
}

interface Comment {
  line: number
  text: string
}

const textOf = (line: string): string =>
  line.replace(/^\s*(?:\/\/|\{?\/\*\*?|\*(?!\/))\s?/, '').replace(/\s*\*\/\}?\s*$/, '')

/** Comments on lines of their own: consecutive lines form one comment. */
export function commentsIn(source: string): Comment[] {
  const comments: Comment[] = []
  let inBlock: boolean = false
  let previous = -2
  for (const [index, line] of source.split('\n').entries()) {
    const opens = /^\s*\{?\/\*/.test(line)
    const isComment: boolean = inBlock || opens || /^\s*\/\/(?!\/)/.test(line)
    if (isComment) {
      const text = textOf(line).trim()
      const last = comments.at(-1)
      const continues = last && previous === index - 1 && !opens && !/^@/.test(text)
      if (continues) last.text = `${last.text} ${text}`.trim()
      else comments.push({ line: index + 1, text })
      previous = index
    }
    inBlock = isComment && (inBlock || opens) && !line.includes('*/')
  }
  return comments.filter(({ text }) => text !== '' && !/^(?:biome-ignore|@ts-)/.test(text))
}

const titlePattern =
  /(?:^|\n)[ \t]*(?:(?:test|it|describe)(?:\.\w+)*(?:\([^\n]*\))?|[\])]+)\(\s*(?:'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|`((?:[^`\\]|\\.)+)`)/g

function titlesIn(source: string): Comment[] {
  return [...source.matchAll(titlePattern)].map((match) => ({
    line: source.slice(0, match.index + match[0].length).split('\n').length,
    text: match[1] ?? match[2] ?? match[3] ?? '',
  }))
}

/** Words of a source file that an engineer would have to read twice. */
export function findInSource(source: string): Finding[] {
  const findings: Finding[] = []
  const add = (line: number, what: string, text: string) =>
    findings.push({ line, what: `${what}: ${text.slice(0, 120)}` })
  for (const [index, line] of source.split('\n').entries()) {
    if (pronoun.test(line)) add(index + 1, 'name the person instead of she or her', line.trim())
  }
  for (const { line, text } of commentsIn(source)) {
    if (fragment.test(text) || headless.test(text)) add(line, 'begin the comment with its noun or verb', text)
    if (refusedWords.test(text)) add(line, 'use a plain word', text)
  }
  for (const { line, text } of titlesIn(source)) {
    if ([...text].length > longestTitle) add(line, `a test title has more than ${longestTitle} characters`, text)
    if (refusedWords.test(text)) add(line, 'use a plain word', text)
  }
  return findings
}

/** Pronouns in an English document, outside of French quotations. */
export function findInDocument(text: string): Finding[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      pronoun.test(line.replace(/«[^»]*»/g, ''))
        ? [{ line: index + 1, what: `name the person instead of she or her: ${line.trim().slice(0, 120)}` }]
        : [],
    )
}

export const isChecked = (file: string): boolean => !exempt.test(file)
