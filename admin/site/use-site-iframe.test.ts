// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { readIframeState } from './use-site-iframe.ts'

let page: Document
beforeEach(() => {
  page = document.implementation.createHTMLDocument()
  page.body.innerHTML = '<header><a data-logo>Éclore</a></header>'
})

test('a site page counts as shown even if its status is unknown', () => {
  expect(readIframeState(page, 200)).toBe('shown')
  expect(readIframeState(page, undefined)).toBe('shown')
})

test('an error page, an empty page and an unreadable page count as failed', () => {
  expect(readIframeState(page, 503)).toBe('failed')
  page.body.replaceChildren()
  expect(readIframeState(page, 200)).toBe('failed')
  expect(readIframeState(null, undefined)).toBe('failed')
})
