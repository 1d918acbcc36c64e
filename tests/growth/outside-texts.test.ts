import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { type Growth, growthOf, repeatPiece } from '../fixtures/growth.ts'
import { scaleTimeout } from '../fixtures/patience.ts'
import { exemptFunctions, folders } from './exempt.ts'
import { outsideTexts } from './outside-texts.ts'

/** Maximum growth when a text doubles: quadratic growth is 4. The maximum cost is 20 reference loops, which take 200 ms. */
const mostGrowth = 2.5
const mostCost = 20

const isWithin = (found: Growth, within: Growth): boolean => found.ratio <= within.ratio && found.cost <= within.cost

describe('Processing twice the text takes at most 2.5 times as long', () => {
  // Retry: garbage collection may spoil all rounds of one measurement; quadratic growth fails each time.
  test.each(Object.entries(outsideTexts))('%s', { timeout: scaleTimeout(600_000), retry: 2 }, async (_name, given) => {
    const { work, permitted, pieces, apart, refusesMore } = given
    const within = { ratio: mostGrowth, cost: apart ? Number.POSITIVE_INFINITY : mostCost }
    const length = refusesMore ? Math.floor(permitted / 2) : permitted
    const textsOf = (length: number) => pieces.map((piece) => repeatPiece(piece)(length))
    const workAll = async (texts: readonly string[]) => {
      for (const text of texts) await work(text)
    }
    // Measure all pieces together first: quadratic growth of one would dominate the total time.
    if (isWithin(await growthOf(workAll, textsOf, length, within, 1), within)) return
    for (const piece of pieces) {
      const found = await growthOf(work, repeatPiece(piece), length, within)
      expect(isWithin(found, within), JSON.stringify({ piece, ...found })).toBe(true)
    }
  })
})

type Node = ReturnType<typeof parseSync>['program']['body'][number]
const textTypes = /TSStringKeyword|"(?:IncomingMail|Buffer|Uint8Array)"/

/** Exported functions of a file with a parameter that is, or contains, a text. */
function functionsOverText(file: string): string[] {
  const exportedFunctions = (node: Node): [string, { params: unknown[] }][] => {
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return []
    const { declaration } = node
    if (declaration.type === 'FunctionDeclaration') return [[declaration.id?.name ?? '', declaration]]
    if (declaration.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression' ? [[id.name, init]] : [],
    )
  }
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  return program.body
    .flatMap(exportedFunctions)
    .filter(([, { params }]) => params.some((one) => textTypes.test(JSON.stringify(one))))
    .map(([name]) => `${file} ${name}`)
}

test('Every function that takes external text is measured or listed as exempt', () => {
  const files = globSync(folders.map((folder) => `${folder}/**/*.ts`)).filter(
    (file) => !/\.test\.ts$|\/queries-|\/fixtures\//.test(file),
  )
  const found = files.flatMap(functionsOverText)
  const measured = Object.keys(outsideTexts).map((name) => name.split(',')[0])
  const listed = new Set([...measured, ...exemptFunctions])
  expect(found.filter((name) => !listed.has(name))).toEqual([])
  expect(exemptFunctions.filter((name) => !found.includes(name))).toEqual([])
})
