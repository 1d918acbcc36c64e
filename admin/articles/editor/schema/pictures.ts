import { mergeAttributes, Node } from '@tiptap/core'
import { editorWords } from '../words.ts'
import { dataAttribute, plainAttribute } from './parse-rules.ts'

const texts = editorWords.missingPicture
const missingText = (alt: string) => (alt === '' ? texts.label : texts.labelOf(alt))

/** A description that is missing (null) was forgotten; an empty one says that the picture is decorative. */
const pictureAttributes = () =>
  Object.fromEntries(['src', 'alt', 'title', 'width', 'height'].map((name) => [name, plainAttribute(name)]))

/** Within a line. */
export const InlineImage = Node.create({
  name: 'inlineImage',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: pictureAttributes,
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
})

/** A picture within a figure, beside its caption. */
export const FigureImage = Node.create({
  name: 'figureImage',
  group: 'figurePart',
  draggable: false,
  addAttributes: pictureAttributes,
  parseHTML: () => [{ tag: 'img[src]', context: 'figure/', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
})

export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: '(figurePart | paragraph)+',
  isolating: true,
  defining: true,
  draggable: true,
  addAttributes: () => ({ embed: dataAttribute('data-embed') }),
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes), 0],
})

/** The frame of a picture that could not come with the pasted text; `missing` is what it showed. */
export const MissingPicture = Node.create({
  name: 'missingPicture',
  group: 'figurePart',
  atom: true,
  addAttributes: () => ({ missing: dataAttribute('data-missing') }),
  parseHTML: () => [{ tag: 'p[data-missing]', context: 'figure/', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['p', mergeAttributes(HTMLAttributes)],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('div')
      dom.className = 'missing-picture'
      const label = document.createElement('span')
      label.textContent = missingText(String(node.attrs.missing))
      const button = document.createElement('button')
      button.type = 'button'
      button.dataset.choosePicture = ''
      button.textContent = texts.choose
      dom.append(label, button)
      return { dom }
    },
})

/** A caption with the credit in `small`, or the source of a quote. */
export const FigureCaption = Node.create({
  name: 'figureCaption',
  group: 'figurePart',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', mergeAttributes(HTMLAttributes), 0],
})
