import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/index.ts'

const unsafe = new Set(['__proto__', 'constructor', 'prototype'])
/** Our longest query has three lists of a hundred values. */
const mostValues = 500
/** `filter[uid][]` has two pairs of brackets. */
const mostBrackets = 4
/** Our longest path has eight segments, with `/api`. */
const mostSegments = 50

type Values = string | string[]
type Group = Record<string, Values>
export type ParsedQuery = Record<string, Values | Group>

/** Marks a query beyond the bounds; the router's parser must not throw. */
const excessive: ParsedQuery = Object.freeze(Object.create(null))

const emptyRecord = <T>(): Record<string, T> => Object.create(null)

function append(group: Record<string, Values | Group>, name: string, value: string, listed = false): void {
  const previous = group[name]
  if (Array.isArray(previous)) previous.push(value)
  else if (typeof previous === 'string') group[name] = [previous, value]
  else group[name] = listed ? [value] : value
}

function groupIn(query: ParsedQuery, name: string): Group {
  const previous = query[name]
  if (typeof previous === 'object' && !Array.isArray(previous)) return previous
  const group = emptyRecord<Values>()
  query[name] = group
  return group
}

const countOf = (text: string, sign: string, most: number): number => {
  let count = 0
  for (let at = text.indexOf(sign); at >= 0 && count <= most; at = text.indexOf(sign, at + 1)) count++
  return count
}

/**
 * `tags[]=a&tags[]=b` and `tags=a&tags=b` → `{ tags: ['a', 'b'] }`; `tags[]=a` → `{ tags: ['a'] }`;
 * `order[date]=desc` → `{ order: { date: 'desc' } }`;
 * `filter[uid]=a&filter[uid]=b`, `filter[uid][]=a&filter[uid][]=b` → `{ filter: { uid: ['a', 'b'] } }`.
 * Returns `excessive` for too many values or too deep a name: see `refuseExcessiveAddresses`.
 */
export function parseQuery(text: string): ParsedQuery {
  if (countOf(text, '&', mostValues) >= mostValues) return excessive
  const query = emptyRecord<Values | Group>()
  for (const [rawKey, value] of new URLSearchParams(text)) {
    if (countOf(rawKey, '[', mostBrackets) > mostBrackets) return excessive
    const bracketed = rawKey.match(/^([^[\]]+)\[([^[\]]*)\](?:\[\])?$/)
    const name = bracketed?.[1] ?? rawKey
    const inner = bracketed?.[2]
    // A group has no prototype, so any name is a plain property. A filter refuses names that it does not know.
    if (unsafe.has(name)) continue
    if (inner) append(groupIn(query, name), inner, value)
    else append(query, name, value, inner === '')
  }
  return query
}

const tooManySegments = (url: string): boolean => {
  const end = url.indexOf('?')
  return countOf(end < 0 ? url : url.slice(0, end), '/', mostSegments) > mostSegments
}

/** Runs before any other work for the request: matching a path with thousands of segments blocks the event loop. */
export function refuseExcessiveAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ query, url }) => {
    if (query === excessive) throw new AppError(400, 'invalid-argument', 'L’adresse demande trop de valeurs.')
    if (tooManySegments(url)) throw new AppError(400, 'invalid-argument', 'L’adresse a trop de parties.')
  })
}
