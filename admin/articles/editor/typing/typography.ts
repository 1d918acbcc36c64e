import { Extension, InputRule } from '@tiptap/core'

const noBreak = '\u00a0'
const narrow = '\u202f'
const ligatured =
  'coeurs?|soeurs?|oeuvres?|manoeuvres?|oeil|oeufs?|boeufs?|voeux?|noeuds?|moeurs|choeurs?|rancoeurs?|ecoeur\\w*|oedeme|foetus'

interface Rule {
  /** matches the text before the cursor, up to the character that was just typed */
  find: RegExp
  /** replacement of the match */
  write(match: RegExpMatchArray): string
}

/** Typography rules, in the order in which they are tried. */
const typographyRules: readonly Rule[] = [
  { find: /\.\.\.$/, write: () => '…' },
  { find: /--$/, write: () => '—' },
  { find: /(\p{L})'$/u, write: ([, letter]) => `${letter}’` },
  { find: /(^|[\s(\u00a0\u202f—])"$/, write: ([, before]) => `${before}«${noBreak}` },
  { find: /[ \u00a0\u202f]?"$/, write: () => `${noBreak}»` },
  { find: /« $/, write: () => `«${noBreak}` },
  { find: / »$/, write: () => `${noBreak}»` },
  { find: /[ \u00a0]([;!?])$/, write: ([, sign]) => `${narrow}${sign}` },
  { find: /([\p{L}»)])([;!?])$/u, write: ([, before, sign]) => `${before}${narrow}${sign}` },
  { find: / :$/, write: () => `${noBreak}:` },
  { find: /(\d) ([€%])$/, write: ([, digit, unit]) => `${digit}${noBreak}${unit}` },
  {
    find: new RegExp(`(?<!\\p{L})(${ligatured})([\\s.,;:!?)])$`, 'iu'),
    write: ([, word = '', end]) => `${word.replace(/oe/i, (pair) => (pair === 'oe' ? 'œ' : 'Œ'))}${end}`,
  },
]

declare module '@tiptap/core' {
  interface Storage {
    typography: { enabled: boolean }
  }
}

/** Applies French typography during typing; one undo restores the typed characters. */
export const Typography = Extension.create({
  name: 'typography',
  addStorage: () => ({ enabled: true }),
  addInputRules() {
    return typographyRules.map(
      ({ find, write }) =>
        new InputRule({
          find: (text) => {
            const match = this.storage.enabled ? find.exec(text) : null
            return match ? { index: match.index, text: match[0], data: { written: write(match) } } : null
          },
          handler({ state, range, match }) {
            state.tr.insertText(match.data?.written, range.from, range.to)
          },
        }),
    )
  },
  addKeyboardShortcuts() {
    return { 'Mod-z': () => this.editor.commands.undoInputRule() }
  },
})
