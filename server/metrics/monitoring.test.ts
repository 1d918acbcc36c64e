import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { answeredRequests, mailOutcomes, paymentOutcomes } from '../../platform/metrics/index.ts'
import { collectMetrics } from './collect.ts'

/** Metrics that Prometheus itself adds about the scrape. */
const ownOfPrometheus = ['up']

const read = (file: string) => readFileSync(`docs/monitoring/${file}`, 'utf8')
const expressions: Readonly<Record<string, string[]>> = {
  'alerts.yml': [...read('alerts.yml').matchAll(/^ +expr: (.+)$/gm)].map(([, text = '']) => text),
  'dashboard.json': [...read('dashboard.json').matchAll(/"expr": (".*?[^\\]")/g)].map(([, text = '']) =>
    JSON.parse(text),
  ),
}

/** Names of metrics in PromQL: everything but functions, keywords, labels, durations and text. */
const metricsIn = (expression: string): string[] =>
  expression
    .replace(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, '')
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .match(/\b[a-z]\w*\b(?!\s*\()/g)
    ?.filter((word) => !/^(and|or|unless|sum|max|min|avg|count)$/.test(word)) ?? []

const labelsIn = (expression: string): string[] => [
  ...[...expression.matchAll(/\bby\s*\(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/\s*,\s*/)),
  ...[...expression.matchAll(/(\w+)\s*=~?"/g)].map(([, label = '']) => label),
]

async function servedNames(): Promise<{ metrics: Set<string>; labels: Set<string> }> {
  const readings = {
    jobs: async () => [{ job: 'mail.send', state: 'created' as const, count: 1, seconds: 5 }],
    pool: () => ({ open: 1, idle: 1, waiting: 0 }),
  }
  const metrics = collectMetrics(readings, () => undefined)
  answeredRequests.publish({ method: 'GET', route: '/', url: '/', status: 200, seconds: 0.1 })
  mailOutcomes.publish('sent')
  paymentOutcomes.publish('succeeded')
  const text = await metrics.scrape()
  metrics.stop()
  return {
    metrics: new Set([...ownOfPrometheus, ...[...text.matchAll(/^([a-z]\w*)[{ ]/gm)].map(([, name = '']) => name)]),
    labels: new Set(['job', ...[...text.matchAll(/[{,](\w+)="/g)].map(([, label = '']) => label)]),
  }
}

test.each(Object.keys(expressions))('every metric and label in %s exists', async (file) => {
  const asked = expressions[file] ?? []
  expect(asked.length).toBeGreaterThan(8)
  const served = await servedNames()
  const missing = asked.flatMap((expression) => [
    ...metricsIn(expression).filter((name) => !served.metrics.has(name)),
    ...labelsIn(expression).filter((label) => !served.labels.has(label)),
  ])
  expect(missing).toEqual([])
  expect(asked.every((expression) => metricsIn(expression).length > 0)).toBe(true)
})
