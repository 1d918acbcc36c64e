import { parseContent } from '../../schema/html.ts'
import { articleSchema } from '../../schema/schema.ts'
import type { Version } from '../history-calls.ts'
import type { BlockDiff, LineDiffPiece, Steps } from './block-diff.ts'
import { compareBlocks } from './compare-blocks.ts'
import { compareText } from './compare-text.ts'

export interface Comparison {
  title: LineDiffPiece[]
  excerpt: LineDiffPiece[]
  blocks: BlockDiff[]
}

const lineOf = (text: string) => articleSchema.node('paragraph', null, text === '' ? [] : articleSchema.text(text))

/** @param before undefined for the first version: its whole text is shown without changes */
export function* compareVersions(before: Version | undefined, after: Version): Steps<Comparison> {
  const present = parseContent(after.content)
  yield
  const former = before ? parseContent(before.content) : present
  yield
  const base = before ?? after
  return {
    title: compareText(lineOf(base.title), lineOf(after.title)),
    excerpt: compareText(lineOf(base.excerpt), lineOf(after.excerpt)),
    blocks: yield* compareBlocks(former.children, present.children),
  }
}
