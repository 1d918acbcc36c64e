import { type Editor, Mark, markInputRule, mergeAttributes } from '@tiptap/core'
import { plainAttribute } from './parse-rules.ts'

interface MarkShape {
  tag: string
  also?: string[]
  shortcut?: string
  /** matches words between Markdown's marks */
  find?: RegExp
  attributes?: readonly string[]
}

const markOf = (name: string, { tag, also = [], shortcut, find, attributes = [] }: MarkShape) =>
  Mark.create({
    name,
    parseHTML: () => [tag, ...also].map((one) => ({ tag: one })),
    renderHTML: ({ HTMLAttributes }) => [tag.replace(/\[.*/, ''), mergeAttributes(HTMLAttributes), 0],
    addAttributes: () => Object.fromEntries(attributes.map((one) => [one, plainAttribute(one)])),
    addInputRules() {
      return find ? [markInputRule({ find, type: this.type })] : []
    },
    addKeyboardShortcuts() {
      return shortcut ? { [shortcut]: () => this.editor.commands.toggleMark(name) } : {}
    },
  })

/** Ends a mark at the cursor, so that further typing is unmarked. @returns whether there was a mark to end */
function leaveMark({ state, view }: Editor, name: string): boolean {
  const { $from, empty } = state.selection
  const mark = (state.storedMarks ?? $from.marks()).find(({ type }) => type.name === name)
  if (!empty || !mark || ($from.nodeAfter && mark.isInSet($from.nodeAfter.marks))) return false
  view.dispatch(state.tr.removeStoredMark(mark.type))
  return true
}

/** Marks in the order of nesting, outermost first. A footnote is stored in its place in the text; pages number it. */
export const marks = [
  Mark.create({
    name: 'link',
    inclusive: false,
    priority: 1000,
    parseHTML: () => [{ tag: 'a' }],
    renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes), 0],
    addAttributes: () =>
      Object.fromEntries(['href', 'title', 'target', 'rel'].map((one) => [one, plainAttribute(one)])),
  }),
  Mark.create({
    name: 'footnote',
    // Text typed at the end of the footnote belongs to it; the right arrow key leaves the footnote.
    priority: 1100,
    addKeyboardShortcuts() {
      return { ArrowRight: () => leaveMark(this.editor, this.name) }
    },
    parseHTML: () => [{ tag: 'small[data-footnote]', priority: 60 }],
    renderHTML: ({ HTMLAttributes }) => ['small', mergeAttributes(HTMLAttributes, { 'data-footnote': '' }), 0],
  }),
  markOf('strong', {
    tag: 'strong',
    also: ['b'],
    shortcut: 'Mod-b',
    find: /(?:^|\s)(\*\*(?!\s)([^*]+)\*\*)$/,
  }),
  markOf('em', { tag: 'em', also: ['i'], shortcut: 'Mod-i', find: /(?:^|\s)(\*(?!\s)([^*]+)\*)$/ }),
  markOf('underline', { tag: 'u', shortcut: 'Mod-u' }),
  markOf('strike', { tag: 's', shortcut: 'Mod-Shift-s', find: /(?:^|\s)(~~(?!\s)([^~]+)~~)$/ }),
  markOf('small', { tag: 'small' }),
  markOf('highlight', { tag: 'mark', shortcut: 'Mod-Shift-h', find: /(?:^|\s)(==(?!\s)([^=]+)==)$/ }),
  markOf('superscript', { tag: 'sup', shortcut: 'Mod-.' }),
  markOf('subscript', { tag: 'sub', shortcut: 'Mod-,' }),
  markOf('code', { tag: 'code', shortcut: 'Mod-e', find: /(?:^|\s)(`([^`]+)`)$/ }),
  markOf('cite', { tag: 'cite' }),
  markOf('quoted', { tag: 'q' }),
  markOf('abbreviation', { tag: 'abbr', attributes: ['title'] }),
  markOf('language', { tag: 'span[lang]' }),
]

export const markNames = marks.map(({ name }) => name)
