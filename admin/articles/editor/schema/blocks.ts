import { mergeAttributes, Node, nodeInputRule, textblockTypeInputRule, wrappingInputRule } from '@tiptap/core'

export const Document = Node.create({ name: 'doc', topNode: true, content: 'block+' })
export const Text = Node.create({ name: 'text', group: 'inline' })

/** `bare`: text that was read without `p` tags, and is written without them again. */
export const Paragraph = Node.create({
  name: 'paragraph',
  priority: 1000,
  group: 'block',
  content: 'inline*',
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: ({ HTMLAttributes }) => ['p', mergeAttributes(HTMLAttributes), 0],
  addAttributes: () => ({
    bare: {
      default: false,
      parseHTML: (element: HTMLElement) => element.hasAttribute('data-bare'),
      renderHTML: ({ bare }) => (bare ? { 'data-bare': '' } : {}),
    },
  }),
  addKeyboardShortcuts() {
    return { 'Mod-Alt-0': () => this.editor.commands.setNode('paragraph') }
  },
})

/** Only the page's title is a heading of level 1. */
const levels = [2, 3, 4] as const

export const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ level: { default: 2, rendered: false } }),
  parseHTML: () => [
    { tag: 'h1', attrs: { level: 2 } },
    ...levels.map((level) => ({ tag: `h${level}`, attrs: { level } })),
  ],
  renderHTML: ({ node, HTMLAttributes }) => [`h${node.attrs.level}`, mergeAttributes(HTMLAttributes), 0],
  addInputRules() {
    return levels.map((level) =>
      textblockTypeInputRule({ find: new RegExp(`^#{${level}}\\s$`), type: this.type, getAttributes: { level } }),
    )
  },
  addKeyboardShortcuts() {
    return Object.fromEntries(
      levels.map((level) => [
        `Mod-Alt-${level}`,
        () => this.editor.commands.toggleNode('heading', 'paragraph', { level }),
      ]),
    )
  },
})

export const Blockquote = Node.create({
  name: 'blockquote',
  group: 'block figurePart',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: ({ HTMLAttributes }) => ['blockquote', mergeAttributes(HTMLAttributes), 0],
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*>\s$/, type: this.type })]
  },
  addKeyboardShortcuts() {
    return { 'Mod-Shift-b': () => this.editor.commands.toggleWrap('blockquote') }
  },
})

export const Preformatted = Node.create({
  name: 'preformatted',
  code: true,
  group: 'block figurePart',
  content: 'inline*',
  defining: true,
  whitespace: 'pre',
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' as const }],
  renderHTML: ({ HTMLAttributes }) => ['pre', mergeAttributes(HTMLAttributes), 0],
})

export const HorizontalRule = Node.create({
  name: 'horizontalRule',
  group: 'block',
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: ({ HTMLAttributes }) => ['hr', mergeAttributes(HTMLAttributes)],
  addInputRules() {
    return [nodeInputRule({ find: /^(?:---|—-|___\s|\*\*\*\s)$/, type: this.type })]
  },
})

export const HardBreak = Node.create({
  name: 'hardBreak',
  group: 'inline',
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: ({ HTMLAttributes }) => ['br', mergeAttributes(HTMLAttributes)],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: 'hardBreak' }) }
  },
})
