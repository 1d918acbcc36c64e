import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { demoFolder } from './read-files.ts'

/** A plain space where French typography asks for one that no line breaks at. */
const plainSpace = /.{0,20}(?:\S [;:!?](?=\s|$)|« | »|\d €)/gm

// Mails contain the terms as typed: only pages typeset them.
test.each(['about', 'privacy', 'terms-of-service'])('Demo page %s has no-break spaces at its signs', async (name) => {
  const text = await readFile(path.join(demoFolder(), 'pages', `${name}.md`), 'utf8')
  expect(text.match(plainSpace) ?? []).toEqual([])
})
