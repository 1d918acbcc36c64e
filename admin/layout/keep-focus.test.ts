// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { listAncestorPlaces, nearestTo } from './keep-focus.ts'

let screen: Element
beforeEach(() => {
  document.body.innerHTML = `<main>
    <h1>Membre</h1>
    <div id="acts"><button id="suspend">Suspendre</button><button id="see">Voir</button></div>
    <ul><li><button id="one">Régler</button></li><li><button id="two">Régler</button></li></ul>
  </main>`
  screen = document.querySelector('main') as Element
})

const nextAfterLosing = (id: string, change: (element: Element) => void): string | undefined => {
  const element = document.getElementById(id) as Element
  const places = listAncestorPlaces(element, screen)
  change(element)
  return nearestTo(places, screen)?.id
}

test('the focus moves to whatever replaced the removed button', () => {
  const replaced = (button: Element) => {
    const restore = document.createElement('button')
    restore.id = 'restore'
    button.replaceWith(restore)
  }
  expect(nextAfterLosing('suspend', replaced)).toBe('restore')
})

test('the focus moves from a removed row to the next one', () => {
  expect(nextAfterLosing('one', (button) => button.closest('li')?.remove())).toBe('two')
})

test('the focus moves to the previous row if none follows', () => {
  expect(nextAfterLosing('two', (button) => button.closest('li')?.remove())).toBe('one')
})

test('the focus moves to a list that replaces the button, not to its first row', () => {
  const list = (button: Element) => {
    button.outerHTML = '<ul id="list" tabindex="-1"><li><input id="first"></li></ul>'
  }
  expect(nextAfterLosing('suspend', list)).toBe('list')
})

test('the focus does not move if the whole list was removed', () => {
  expect(nextAfterLosing('one', (button) => button.closest('ul')?.remove())).toBeUndefined()
})

test('disabled elements do not take the focus', () => {
  document.getElementById('see')?.setAttribute('disabled', '')
  expect(nextAfterLosing('suspend', (button) => button.remove())).toBeUndefined()
})
