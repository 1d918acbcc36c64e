import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { staffResources } from '../staff-calls.ts'
import { actName } from './audit-acts.ts'

test('an act is shown in words, an unknown one as stored', () => {
  expect(actName('members.suspend')).toBe('Membres\u00a0: suspension')
  expect(actName('security.sign-in')).toBe('Sécurité\u00a0: connexion')
  expect(actName('members.fly')).toBe('members.fly')
  expect(actName('fly')).toBe('fly')
})

const writes = [
  ['create', 'create'],
  ['change', 'change'],
  ['replace', 'change'],
  ['remove', 'delete'],
] as const

test('every staff write and every audited act has a French name', () => {
  const generic = staffResources.flatMap((calls) =>
    writes.filter(([call]) => calls[call]).map(([, act]) => `${calls.path}.${act}`),
  )
  const files = globSync('modules/**/*.ts', { exclude: (file) => file.endsWith('.test.ts') })
  const named = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\baction: '([a-z-]+\.[a-z-]+)'/g)].map(([, action = '']) => action),
  )
  expect(generic).toContain('traffic-tokens.create')
  expect(named).toContain('articles.order-menu')
  expect([...new Set([...generic, ...named])].filter((action) => actName(action) === action)).toEqual([])
})
