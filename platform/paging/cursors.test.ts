import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AppError } from '../errors/index.ts'
import { createCursors } from './index.ts'

const secret = randomBytes(32)
const cursors = createCursors(secret)
const kind = 'articles:date.desc'
const part = fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.constant(null))

function refusal(cursor: string, asked = kind): unknown {
  try {
    return cursors.decode(asked, cursor)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return [error.status, error.violations?.map(({ property, type }) => ({ property, type }))]
  }
}

const refused = [400, [{ property: 'cursor', type: 'invalid' }]]

test('a cursor is readable in every process with the secret', () => {
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      expect(createCursors(secret).decode(kind, cursors.encode(kind, parts))).toEqual(parts)
    }),
  )
})

test('a cursor can be used in an address without escaping', () => {
  expect(cursors.encode(kind, ['é ?&#', null, 3])).toMatch(/^[A-Za-z0-9_.-]+$/)
})

describe('a cursor that this server did not issue for the list is a 400', () => {
  test('invented', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(refusal(text)).toEqual(refused)
      }),
    )
    for (const text of ['', '.', '..', 'a.b.c', 'bnVsbA.', 'null']) expect(refusal(text)).toEqual(refused)
  })

  test('changed by one character', () => {
    const cursor = cursors.encode(kind, ['2026-06-15', 'a'])
    for (let place = 0; place < cursor.length; place += 1) {
      const other = cursor[place] === 'A' ? 'B' : 'A'
      expect(refusal(cursor.slice(0, place) + other + cursor.slice(place + 1))).toEqual(refused)
    }
  })

  test('of another list or order', () => {
    expect(refusal(cursors.encode('articles:date.asc', ['2026-06-15', 'a']))).toEqual(refused)
  })

  test('of another server', () => {
    expect(refusal(createCursors(randomBytes(32)).encode(kind, ['a']))).toEqual(refused)
  })

  test('lengthened', () => {
    expect(refusal(`${cursors.encode(kind, ['a'])}.AA`)).toEqual(refused)
  })
})
