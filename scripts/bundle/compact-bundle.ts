import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec'
import { minify } from 'rolldown/utils'

/*
 * V8 keeps the text of a running server's bundle in memory, with two bytes per character if any is not ASCII:
 * Node decodes it from UTF-8. V8 also keeps the decoded source map once a stack is read.
 */

/**
 * The same program in ASCII. Other characters occur only where an escape means the same: strings, templates, regular
 * expressions, names, comments.
 */
export const escapeBeyondAscii = (code: string): string =>
  code.replace(/[^\0-\u007f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * Removes white space and comments; names stay, for stacks.
 * @throws if the code cannot be parsed
 */
export async function withoutWhitespace(fileName: string, code: string): Promise<string> {
  const { code: short, errors } = await minify(fileName, code, {
    module: true,
    compress: false,
    mangle: false,
    codegen: { removeWhitespace: true },
  })
  if (errors.length > 0) throw new Error(`${fileName}: ${errors[0]?.message}`)
  return short
}

const firstOf = (line: SourceMapSegment[]): SourceMapSegment[] => {
  const first = line.find((segment) => segment.length > 1)
  return first ? [[0, first[1] as number, first[2] as number, first[3] as number]] : []
}

/** Reduces a source map to line numbers, without columns, names or texts: all that a stack trace needs. */
export function mapLines<Map extends { mappings: string; names: string[]; sourcesContent?: unknown }>(map: Map): Map {
  const { sourcesContent: _, ...rest } = map
  return { ...rest, names: [], mappings: encode(decode(map.mappings).map(firstOf)) } as unknown as Map
}
