// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { stateOf } from './use-site-frame.ts'

let page: Document
beforeEach(() => {
  page = document.implementation.createHTMLDocument()
  page.body.innerHTML = '<header><a data-logo>Éclore</a></header>'
})

test('a page of the site counts as shown, also if its status is unknown', () => {
  expect(stateOf(page, 200)).toBe('shown')
  expect(stateOf(page, undefined)).toBe('shown')
})

test('an error page, an empty page and an unreadable one have failed', () => {
  expect(stateOf(page, 503)).toBe('failed')
  page.body.replaceChildren()
  expect(stateOf(page, 200)).toBe('failed')
  expect(stateOf(null, undefined)).toBe('failed')
})
