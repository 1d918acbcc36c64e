import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AnyCall } from '../contracts/call.ts'
import { staffCalls, staffResources } from '../contracts/calls.ts'
import { resources } from './resources.ts'

/** Calls that no screen makes, each with the reason. They exist for the owner's own programs. */
const withoutScreen: Readonly<Record<string, string>> = {
  listArticleRevisions: 'the history lists named versions, published versions and the working copy in one call',
  restoreArticleRevision: 'it writes what readers see at once; the history restores into the working copy instead',
  listReconciliations: 'the morning page and the differences show what the comparisons found',
  getReconciliation: 'the differences that a comparison found have a list of their own',
  listDeadJobs: 'the list of jobs holds them, by its filter',
  getAuditEntry: 'the list shows each entry whole',
  getJob: 'the list shows each job whole',
  getStaffCredit: 'the list shows each credit whole',
  getStaffLeavingAnswer: 'the list shows each answer whole',
  getStaffPayment: 'the list shows each payment whole, and the member’s page its acts',
  getStaffSubscription: 'the member’s page lists their subscriptions with the same fields',
  changeSetting: 'the screens of settings replace a value as a whole',
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'admin', 'relay', 'web'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
const sources = files.map((file) => readFileSync(file, 'utf8')).join('\n')
const contracts = import.meta.glob<Record<string, unknown>>(['../contracts/**/*.ts', '!**/*.test.ts'], {
  eager: true,
})

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** Names by which screens may refer to each call: its own, or that of a part of its resource. */
const namesOf = new Map<unknown, string[]>()
const addName = (call: unknown, name: string) => namesOf.set(call, [...(namesOf.get(call) ?? []), name])
for (const exported of Object.values(contracts)) {
  for (const [name, value] of Object.entries(exported)) {
    if (isCall(value)) addName(value, name)
    else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [part, one] of Object.entries(value)) if (isCall(one)) addName(one, `${name}.${part}`)
    }
  }
}

const isNamed = (call: AnyCall): boolean =>
  (namesOf.get(call) ?? []).some((name) => new RegExp(`\\b${name.replace('.', '\\.')}\\b`).test(sources))

/** Tells whether the list, page or form of the call's resource makes that call. */
function isProvided(call: AnyCall): boolean {
  const calls = staffResources.find((one) => Object.values(one).includes(call))
  const screens = resources.find(({ name }) => name === calls?.path)
  if (!calls || !screens) return false
  const { list, show, edit, create } = screens
  const screenOf = { list, get: show ?? edit, create, replace: edit, change: edit, remove: edit }
  return Object.entries(screenOf).some(([part, screen]) => screen && calls[part as keyof typeof screenOf] === call)
}

test('each staff call is made by a screen or listed as an exception', () => {
  const missing = staffCalls.filter((call) => !isNamed(call) && !isProvided(call)).map(({ id }) => id)
  expect(missing.toSorted()).toEqual(Object.keys(withoutScreen).toSorted())
})
