// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { UndoRedo } from '@tiptap/extensions'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StaffMedia } from '../../../../contracts/articles/staff-media.ts'
import { cleanPaste, isPictureAlone } from '../paste/clean-paste.ts'
import { writeContent } from '../schema/html.ts'
import { MissingPicture } from '../schema/pictures.ts'
import { schemaExtensions } from '../schema/schema.ts'
import { findNextForeignPicture, markPicturesUnavailable, replaceMissingPictures } from './insert-commands.ts'
import { decodeDataUrl } from './upload-picture.ts'

const onForeign = vi.fn()
const from = 'https://ailleurs.example/lac.jpg'
const picture = { uid: 'x', url: '/media/x/original.jpg', alt: '', width: 8, height: 6, credit: null } as StaffMedia
let editor: Editor
beforeEach(() => {
  onForeign.mockReset()
  const others = schemaExtensions.filter(({ name }) => name !== 'missingPicture')
  const extensions = [...others, MissingPicture.configure({ onForeign }), UndoRedo]
  editor = new Editor({
    extensions,
    content: '<p>Début</p>',
    injectCSS: false,
    editorProps: { transformPastedHTML: cleanPaste },
  })
  editor.commands.setTextSelection(6)
})
afterEach(() => editor.destroy())
const html = () => writeContent(editor.state.doc)
const paste = (given: string) => editor.view.pasteHTML(given, new Event('paste') as ClipboardEvent)

test('A pasted foreign picture is saved as a placeholder without its address', () => {
  paste(`<p>a</p><figure><img src="${from}" alt="Un lac"></figure><p>b</p>`)
  expect(onForeign).toHaveBeenCalled()
  expect(findNextForeignPicture(editor.state)).toEqual({ from, alt: 'Un lac' })
  expect(html()).toContain('<figure><p data-missing="Un lac"></p></figure>')
  expect(html()).not.toContain('ailleurs')
})

test('An imported picture replaces each of its placeholders', () => {
  paste(`<p>a</p><p><img src="${from}" alt="Un lac"></p><p>b</p><p><img src="${from}" alt=""></p><p>c</p>`)
  replaceMissingPictures(editor, from, { ...picture, alt: 'De la bibliothèque' })
  const image = (alt: string) =>
    `<figure><img src="/media/x/original.jpg" alt="${alt}" width="8" height="6"><figcaption></figcaption></figure>`
  expect(html()).toContain(`<p>Débuta</p>${image('Un lac')}<p>b</p>${image('De la bibliothèque')}<p>c</p>`)
  expect(findNextForeignPicture(editor.state)).toBeUndefined()
})

test('A picture that cannot be imported leaves a placeholder with the reason', () => {
  paste(`<p>a</p><figure><img src="${from}" alt="Un lac"><figcaption>Légende</figcaption></figure><p>b</p>`)
  markPicturesUnavailable(editor, from, 'Cette image est trop lourde.')
  expect(findNextForeignPicture(editor.state)).toBeUndefined()
  expect(editor.view.dom.querySelector('.missing-picture')?.textContent).toBe(
    'Image à choisir\u00a0: Un lacCette image est trop lourde.Choisir une image',
  )
  expect(html()).toContain('<figure><p data-missing="Un lac"></p><figcaption>Légende</figcaption></figure>')
})

test('Redo restores an undone paste with its imported picture', () => {
  const before = html()
  paste(`<p>a</p><figure><img src="${from}" alt="Un lac"></figure><p>b</p>`)
  replaceMissingPictures(editor, from, picture)
  editor.commands.undo()
  expect(html()).toBe(before)
  editor.commands.redo()
  expect(html()).toContain('<img src="/media/x/original.jpg" alt="Un lac"')
})

test('A picture copied from this site is not imported again', () => {
  paste(`<p>a</p><figure><img src="${window.location.origin}/media/x/original.jpg" alt="Un lac"></figure><p>b</p>`)
  expect(html()).toContain('<img src="/media/x/original.jpg" alt="Un lac">')
  expect(onForeign).not.toHaveBeenCalled()
})

test.each(['file:///C:/Users/a/clip.png', 'cid:image001', 'blob:https://a.fr/1', ''])(
  'A picture at « %s » leaves a frame to be filled by hand',
  (src) => {
    paste(`<p>a</p><p><img src="${src}" alt="Un lac"></p><p>b</p>`)
    expect(html()).toContain('data-missing="Un lac"')
    expect(findNextForeignPicture(editor.state)).toBeUndefined()
  },
)

test('A pasted data URL becomes a file', async () => {
  const file = decodeDataUrl('data:image/png;base64,iVBORw0=')
  expect([file.name, file.type, [...new Uint8Array(await file.arrayBuffer())]]).toEqual([
    'image.png',
    'image/png',
    [137, 80, 78, 71, 13],
  ])
  expect(() => decodeDataUrl('data:image/png;base64,&')).toThrow()
})

test('A clipboard with nothing but a picture is recognised by its HTML', () => {
  expect(isPictureAlone('<meta charset="utf-8"><img src="https://a.fr/a.png" alt="x">')).toBe(true)
  expect(isPictureAlone('<p>Des mots <img src="a.png"></p>')).toBe(false)
  expect(isPictureAlone('<p> </p>')).toBe(false)
})
