import { createHmac, timingSafeEqual } from 'node:crypto'
import { invalid, violation } from '../errors/index.ts'

export type CursorPart = string | number | null

/**
 * Opaque positions in a list. `kind` names the list and its order (`articles:date.desc`). It is signed but not included, so that
 * a cursor is valid only for the list and order for which it was issued.
 */
export interface Cursors {
  encode(kind: string, parts: readonly CursorPart[]): string
  /** @throws 400, violation `cursor` / `invalid`, for a cursor that this server did not issue for that kind */
  decode(kind: string, cursor: string): CursorPart[]
}

/** 128 bits: more than a forger can try, short enough for an address. */
const signatureBytes = 16

/** @param secret the same in every process: `await secretOf(db, 'cursor')` */
export function createCursors(secret: Uint8Array): Cursors {
  function sign(kind: string, body: string): string {
    const whole = createHmac('sha256', secret)
      .update(JSON.stringify([kind, body]))
      .digest()
    return whole.subarray(0, signatureBytes).toString('base64url')
  }

  return {
    encode(kind, parts) {
      const body = Buffer.from(JSON.stringify(parts)).toString('base64url')
      return `${body}.${sign(kind, body)}`
    },
    decode(kind, cursor) {
      const [body = '', signature = '', ...rest] = cursor.split('.')
      const given = Buffer.from(signature)
      const wanted = Buffer.from(sign(kind, body))
      const genuine = rest.length === 0 && given.length === wanted.length && timingSafeEqual(given, wanted)
      if (!genuine) throw invalid([violation('cursor', 'Ce curseur n’est pas valide.')])
      return JSON.parse(Buffer.from(body, 'base64url').toString()) as CursorPart[]
    },
  }
}
