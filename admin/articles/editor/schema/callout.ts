import { mergeAttributes, Node } from '@tiptap/core'
import { callouts } from '../../../../contracts/articles/article-content.ts'
import { dataAttribute } from './parse-rules.ts'

/** A highlighted box, or a sentence set in large type. */
export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({ callout: dataAttribute('data-callout') }),
  parseHTML: () => callouts.map((kind) => ({ tag: `aside[data-callout="${kind}"]` })),
  renderHTML: ({ HTMLAttributes }) => ['aside', mergeAttributes(HTMLAttributes), 0],
})
