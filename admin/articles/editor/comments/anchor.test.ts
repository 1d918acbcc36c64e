// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { TrailingNode, UndoRedo } from '@tiptap/extensions'
import { afterEach, describe, expect, test } from 'vitest'
import type { CommentAnchor, CommentThread } from '../../../../contracts/articles/staff-comments.ts'
import { schemaExtensions } from '../schema/schema.ts'
import { anchorOf, findAnchor, textOf } from './anchor.ts'
import { CommentMarks, findThreadPlace, readCurrentAnchors, requestMarks } from './comment-marks.ts'

let editor: Editor
afterEach(() => editor.destroy())

function open(content: string): void {
  editor = new Editor({ extensions: [...schemaExtensions, UndoRedo, CommentMarks], content, injectCSS: false })
}

function placeOfWords(words: string) {
  const anchor = { exact: words, prefix: '', suffix: '', start: 0 }
  const place = findAnchor(textOf(editor.state.doc), anchor)
  if (!place) throw new Error(`${words} is not in the text`)
  return place
}
const wordsAt = (anchor: CommentAnchor) => {
  const place = findAnchor(textOf(editor.state.doc), anchor)
  return place && editor.state.doc.textBetween(place.from, place.to, '\n')
}
function anchorAt(words: string): CommentAnchor {
  const anchor = anchorOf(textOf(editor.state.doc), placeOfWords(words))
  if (!anchor) throw new Error(`nothing to anchor at ${words}`)
  return anchor
}
const thread = (anchor: CommentAnchor): CommentThread => ({ uid: 'one', anchor, resolved: null, comments: [] })
function mark(words: string): void {
  const { state, view } = editor
  view.dispatch(requestMarks(state.tr, { threads: [thread(anchorAt(words))] }))
}
const marked = () => {
  const place = findThreadPlace(editor.state, 'one')
  return place && editor.state.doc.textBetween(place.from, place.to, '\n')
}
const findLost = () => editor.view.dispatch(requestMarks(editor.state.tr, 'find lost ones'))

describe('a passage is found again by its words', () => {
  test('repeated words are told apart by the text around them', () => {
    open('<p>Marcher un peu, chaque jour.</p><p>Dormir un peu, chaque nuit.</p>')
    const anchor = anchorAt('Dormir un peu')
    const second = { ...anchor, exact: 'un peu', prefix: '\nDormir ', suffix: ', chaque nuit', start: 0 }
    const place = findAnchor(textOf(editor.state.doc), second)
    expect(place && editor.state.doc.textBetween(place.from - 7, place.to)).toBe('Dormir un peu')
  })

  test('a passage may span several blocks and a line break', () => {
    open('<h2>Titre</h2><p>Une ligne<br>et la suite</p><ul><li><p>Fin</p></li></ul>')
    const whole = anchorOf(textOf(editor.state.doc), { from: 1, to: editor.state.doc.content.size })
    expect(whole?.exact).toBe('Titre\nUne ligne\ufffcet la suite\nFin')
    expect(whole && wordsAt(whole)).toBe('Titre\nUne ligne\net la suite\nFin'.replace('ligne\net', 'ligneet'))
  })

  test('a rewritten passage is found by the text around it', () => {
    open('<p>Le matin, marcher dix minutes suffit bien.</p>')
    const anchor = anchorAt('dix minutes')
    editor.commands.setContent('<p>Avant tout.</p><p>Le matin, marcher un quart d’heure suffit bien.</p>')
    expect(wordsAt(anchor)).toBe('un quart d’heure')
  })

  test('a deleted passage is not found', () => {
    open('<p>Le matin, marcher dix minutes suffit bien.</p>')
    const anchor = anchorAt('dix minutes')
    editor.commands.setContent('<p>Autre chose.</p>')
    expect(wordsAt(anchor)).toBeNull()
  })

  test('shortening a passage never splits a character', () => {
    open(`<p>${'🌱'.repeat(600)}</p>`)
    for (const from of [1, 2, 3]) {
      const anchor = anchorOf(textOf(editor.state.doc), { from, to: 1200 - from })
      for (const part of [anchor?.exact, anchor?.prefix, anchor?.suffix]) expect(part?.isWellFormed()).toBe(true)
      expect(anchor && [...anchor.exact].length).toBeLessThanOrEqual(500)
    }
  })

  test('a blank selection gives no anchor', () => {
    open('<p>Un mot</p>')
    expect(anchorOf(textOf(editor.state.doc), { from: 3, to: 4 })).toBeNull()
  })
})

test('a marked passage follows text typed before it and includes text typed inside it', () => {
  open('<p>Marcher dix minutes suffit.</p>')
  mark('dix minutes')
  editor.commands.insertContentAt(1, 'Le matin, ')
  expect(marked()).toBe('dix minutes')
  editor.commands.insertContentAt(placeOfWords('minutes').from, 'petites ')
  expect(marked()).toBe('dix petites minutes')
  expect(readCurrentAnchors(editor.state)).toEqual([
    {
      thread: 'one',
      anchor: { exact: 'dix petites minutes', prefix: 'Le matin, Marcher ', suffix: ' suffit.', start: 18 },
    },
  ])
})

test('a marked passage is marked again when its deletion is undone', () => {
  open('<p>Marcher dix minutes suffit.</p>')
  mark('dix minutes')
  const [before] = readCurrentAnchors(editor.state)
  editor.commands.deleteRange(placeOfWords('dix minutes'))
  expect([marked(), readCurrentAnchors(editor.state)]).toEqual([null, [before]])
  editor.commands.undo()
  findLost()
  expect(marked()).toBe('dix minutes')
})

test('a marked passage is found again after its paragraph was cut and pasted', () => {
  open('<p>Marcher dix minutes suffit.</p><p>Le soir, lire.</p>')
  mark('dix minutes')
  editor.commands.setContent('<p>Le soir, lire.</p><p>Marcher dix minutes suffit.</p>')
  findLost()
  expect(marked()).toBe('dix minutes')
})

test('marking a passage does not change the text', () => {
  const updates: string[] = []
  editor = new Editor({
    extensions: [...schemaExtensions, TrailingNode, CommentMarks],
    content: '<p>Un mot</p><hr>',
    injectCSS: false,
    onUpdate: ({ editor }) => updates.push(editor.getHTML()),
  })
  mark('mot')
  expect([marked(), updates]).toEqual(['mot', []])
  editor.commands.insertContentAt(1, 'Voici. ')
  expect(updates).toHaveLength(1)
})
