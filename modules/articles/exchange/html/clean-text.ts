import { Parser } from 'htmlparser2'

/** Control characters except tabs and line ends. PostgreSQL refuses NUL, and the others are not text. */
const control = /[^\P{Cc}\t\n\r]/gu

export const cleanText = (text: string): string => text.toWellFormed().replace(control, '')

/** Elements that do not separate words. */
const inline = new Set(
  'a abbr b bdi bdo big cite code del dfn em font i ins kbd mark q s samp small span strike strong sub sup tt u var wbr'.split(
    ' ',
  ),
)
const hidden = new Set(['script', 'style'])

/** Maximum characters of a fragment: twice the longest field. Parsing time grows with the square of the number of open tags. */
const longestFragment = 40_000

/** The text of an HTML fragment, on one line. No-break spaces stay. */
export function plainText(html: string): string {
  const words: string[] = []
  let skipping = 0
  const space = (name: string, step: 1 | -1) => {
    if (hidden.has(name)) skipping += step
    if (!inline.has(name)) words.push(' ')
  }
  const parser = new Parser({
    onopentagname: (name) => space(name, 1),
    onclosetag: (name) => space(name, -1),
    ontext: (text) => {
      if (skipping === 0) words.push(text)
    },
  })
  parser.end(html.slice(0, longestFragment))
  return words
    .join('')
    .replace(/[ \t\r\n\f]+/g, ' ')
    .trim()
}
