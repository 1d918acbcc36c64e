import { expect, test } from 'vitest'
import { redactStatement, statementWork } from './statement.ts'

test.each([
  [`select "users"."uid" from "users" where "email" = $1 limit $12`, undefined],
  [`select * from jobs.job2 where name = 'mail.send'`, 'select * from jobs.job2 where name = ?'],
  [`update t set a = 'it''s mine', b = 12.5, c = -3`, 'update t set a = ?, b = ?, c = -?'],
  ['select $$a text$$, $tag$ another $$ one $tag$', 'select ?, ?'],
  [`select 'cut off in the mid`, 'select ?'],
])('a trace records no value of %s', (statement, recorded) => {
  expect(redactStatement(statement)).toBe(recorded ?? statement)
})

test('a statement is named by its operation', () => {
  expect(statementWork('pglite', '  with a as (select 1) select * from a').name).toBe('WITH')
})
