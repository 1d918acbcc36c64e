import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { removeNonces, scriptHashes } from './content-security.ts'

const sha = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

test('Every executed inline script is hashed once', () => {
  const html = '<script>a()</script><script nonce="x" async>b()</script><script>a()</script>'
  expect(scriptHashes(html)).toEqual([sha('a()'), sha('b()')])
})

test('External scripts and data blocks need no hash', () => {
  expect(scriptHashes('<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>')).toEqual([])
})

test('Hashes replace the nonce in a cached page', () => {
  const policy = "default-src 'self'; script-src 'self' 'nonce-abc'; style-src 'self' 'nonce-abc'"
  const cached = removeNonces('<script nonce="abc">a()</script>', policy)
  expect(cached.html).toBe('<script>a()</script>')
  expect(cached.policy).toContain(`script-src 'self' ${sha('a()')}`)
  expect(cached.policy).not.toContain('nonce')
})

test('A cached page has no hydration marks', () => {
  const page =
    '<p>Bonjour<!-- --> Camille</p><!--$--><a href="/a" data-discover="true">a</a><!--/$--><svg xmlns="http://www.w3.org/2000/svg" width="8">'
  expect(removeNonces(page, undefined).html).toBe('<p>Bonjour Camille</p><a href="/a">a</a><svg width="8">')
})

test('A cached page allows frames only for an embedded video', () => {
  const policy = "font-src 'self'; frame-src https://videos.fr; connect-src 'self'"
  const video = '<a href="https://videos.fr/1" data-frame="https://videos.fr/embed/1">'
  expect(removeNonces(video, policy).policy).toBe(policy)
  expect(removeNonces('<p>frame</p>', policy).policy).toBe("font-src 'self'; connect-src 'self'")
})
