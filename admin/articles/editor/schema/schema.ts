import { Extension, type Extensions, getSchema } from '@tiptap/core'
import { Blockquote, Document, HardBreak, Heading, HorizontalRule, Paragraph, Preformatted, Text } from './blocks.ts'
import { Callout } from './callout.ts'
import { lists } from './lists.ts'
import { markNames, marks } from './marks.ts'
import { plainAttribute } from './parse-rules.ts'
import { Figure, FigureCaption, FigureImage, InlineImage, MissingPicture } from './pictures.ts'
import { tables } from './tables.ts'

const blocks = [
  Document,
  Text,
  Paragraph,
  Heading,
  Blockquote,
  Preformatted,
  HorizontalRule,
  HardBreak,
  Callout,
  ...lists,
  ...tables,
  Figure,
  FigureImage,
  FigureCaption,
  MissingPicture,
  InlineImage,
]

const spoken = [...blocks.map(({ name }) => name), ...markNames].filter((name) => !['doc', 'text'].includes(name))

/** Allows `lang` on every element: any part may be in another language. */
const Language = Extension.create({
  name: 'languages',
  addGlobalAttributes: () => [{ types: spoken, attributes: { lang: plainAttribute('lang') } }],
})

/** Elements of a text, the same as those that the articles' sanitiser accepts. */
export const schemaExtensions: Extensions = [...blocks, ...marks, Language]

export const articleSchema = getSchema(schemaExtensions)
