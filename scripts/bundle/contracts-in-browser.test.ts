import { globSync, readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'
import { expect, it } from 'vitest'
import { markPure, withoutBodies, withoutCompiling } from './contracts-in-browser.ts'

it('markPure marks calls that make a module’s constants, not those in functions', () => {
  const code = 'export const one = z.object({ a: text(1) })\nconst read = (value) => parse(value)\nstart()'
  expect(markPure(code)).toBe(
    'export const one = /* @__PURE__ */ z.object({ a: /* @__PURE__ */ text(1) })\nconst read = (value) => parse(value)\nstart()',
  )
})

it('only forms.ts has side effects on load, so other modules can be omitted', () => {
  const acting = globSync('contracts/**/*.ts', { exclude: ['**/*.test.ts', '**/fixtures/**'] }).filter((file) =>
    parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript' }).body.some(
      ({ type }) => type === 'ExpressionStatement',
    ),
  )
  expect(acting).toEqual(['contracts/forms.ts'])
})

it.each(['to-json-schema', 'json-schema-processors'])(
  'withoutBodies keeps the exports of %s, which throw when called',
  async (name) => {
    const whole = await import(`../../node_modules/zod/v4/core/${name}.js`)
    const short = withoutBodies(readFileSync(`node_modules/zod/v4/core/${name}.js`, 'utf8'))
    const made = await import(`data:text/javascript,${encodeURIComponent(short)}`)
    expect(Object.keys(made).sort()).toEqual(Object.keys(whole).sort())
    for (const one of Object.values<() => unknown>(made).filter((value) => !/^make/.test(value.name))) {
      expect(one).toThrow()
    }
  },
)

it('withoutCompiling makes jitless the default setting of zod', async () => {
  const code = withoutCompiling(readFileSync('node_modules/zod/v4/core/core.js', 'utf8'))
  expect(code).toContain('{ jitless: true }')
  expect(() => withoutCompiling('export const config = {}')).toThrow('zod has no such settings')
})
