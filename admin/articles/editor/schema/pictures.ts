import { mergeAttributes, Node } from '@tiptap/core'
import { editorWords } from '../words.ts'
import { dataAttribute, plainAttribute } from './parse-rules.ts'

const texts = editorWords.missingPicture
const missingText = (alt: string) => (alt === '' ? texts.label : texts.labelOf(alt))

/** `alt` null: the description is missing; empty: the picture is decorative. */
const pictureAttributes = () =>
  Object.fromEntries(['src', 'alt', 'title', 'width', 'height'].map((name) => [name, plainAttribute(name)]))

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

interface MissingPictureOptions {
  /** a placeholder was pasted for another site's picture, which can be fetched */
  onForeign(): void
}

/** Attribute that exists only in the editor: saved texts do not name the address of a missing picture. */
const unsaved = (attribute?: string) => ({
  default: null as string | null,
  rendered: false,
  ...(attribute ? { parseHTML: (element: HTMLElement) => element.getAttribute(attribute) } : {}),
})

/**
 * Placeholder for a picture that the pasted text did not include. `missing`: its description; `from`: the address to fetch
 * it from; `reason`: why fetching failed.
 */
export const MissingPicture = Node.create<MissingPictureOptions>({
  name: 'missingPicture',
  group: 'figurePart',
  atom: true,
  addOptions: () => ({ onForeign: () => undefined }),
  addAttributes: () => ({
    missing: dataAttribute('data-missing'),
    from: unsaved('data-from'),
    reason: unsaved(),
  }),
  parseHTML: () => [{ tag: 'p[data-missing]', context: 'figure/', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['p', mergeAttributes(HTMLAttributes)],
  addNodeView() {
    return ({ node: { attrs } }) => {
      const isComing = attrs.from !== null
      if (isComing) this.options.onForeign()
      const dom = document.createElement('div')
      dom.className = 'missing-picture'
      const label = document.createElement('span')
      label.textContent = isComing ? texts.coming : missingText(String(attrs.missing))
      const button = document.createElement('button')
      button.type = 'button'
      button.dataset.choosePicture = ''
      button.textContent = texts.choose
      const hint = document.createElement('small')
      hint.textContent = isComing ? texts.rights : (attrs.reason ?? '')
      dom.append(label, ...(hint.textContent ? [hint] : []), button)
      return { dom }
    }
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
