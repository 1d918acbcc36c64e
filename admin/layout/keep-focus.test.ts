// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { nearestTo, placesOf } from './keep-focus.ts'

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
  const places = placesOf(element, screen)
  change(element)
  return nearestTo(places, screen)?.id
}

test('the focus goes to what took the place of the button that is gone', () => {
  const replaced = (button: Element) => {
    const restore = document.createElement('button')
    restore.id = 'restore'
    button.replaceWith(restore)
  }
  expect(nextAfterLosing('suspend', replaced)).toBe('restore')
})

test('the focus goes from a row that is gone to the next one', () => {
  expect(nextAfterLosing('one', (button) => button.closest('li')?.remove())).toBe('two')
})

test('the focus goes to the row before where none follows', () => {
  expect(nextAfterLosing('two', (button) => button.closest('li')?.remove())).toBe('one')
})

test('nothing takes the focus of what left with all around it', () => {
  expect(nextAfterLosing('one', (button) => button.closest('ul')?.remove())).toBeUndefined()
})

test('what is disabled does not take the focus', () => {
  document.getElementById('see')?.setAttribute('disabled', '')
  expect(nextAfterLosing('suspend', (button) => button.remove())).toBeUndefined()
})
