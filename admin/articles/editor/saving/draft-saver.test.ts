import { expect, test, vi } from 'vitest'
import type { DraftBase, DraftFields } from '../draft-calls.ts'
import {
  DraftSaver,
  keepDelayMilliseconds,
  type SaveResult,
  type SaveState,
  saveDelayMilliseconds,
} from './draft-saver.ts'

const fields = (content: string): DraftFields => ({
  ...{ title: 'Dire non', excerpt: '', content, image: null, author: 'claire', category: 'vie', tags: [], seo: null },
})

/** A server that returns `answers` in order, then acknowledges. */
function setUp(answers: SaveResult[] = []) {
  const timers: { run: () => void; milliseconds: number }[] = []
  const states: SaveState[] = []
  const sent: [string, DraftBase][] = []
  const unanswered: string[][] = []
  const device: { kept: string | undefined } = { kept: undefined }
  let text = ''
  let copy = 0
  const saver = new DraftSaver({
    base: { version: 1, copy },
    savedAt: null,
    read: () => fields(text),
    async send({ content }, base, before) {
      sent.push([content, base])
      unanswered.push(before.map((one) => one.content))
      copy += 1
      return answers.shift() ?? { outcome: 'saved', base: { version: 1, copy }, at: `save ${copy}` }
    },
    async keep({ content }) {
      device.kept = content
      return true
    },
    async forget() {
      device.kept = undefined
    },
    onState: (state) => states.push(state),
    setTimer(run, milliseconds) {
      const timer = { run, milliseconds }
      timers.push(timer)
      return () => void (timers.includes(timer) && timers.splice(timers.indexOf(timer), 1))
    },
  })
  const write = (content: string) => {
    text = content
    saver.changed()
  }
  /** Fires the timer with that delay. */
  const end = (milliseconds: number) => {
    const timer = timers.find((one) => one.milliseconds === milliseconds)
    if (!timer) throw new Error(`no timer of ${milliseconds} ms`)
    timers.splice(timers.indexOf(timer), 1)
    timer.run()
  }
  const pass = async () => {
    end(saveDelayMilliseconds)
    await vi.waitFor(() => expect(states.at(-1)?.kind).not.toBe('saving'))
  }
  return { saver, states, sent, unanswered, device, timers, write, end, pass }
}

test('text typed before the save timer ends is saved once', async () => {
  const { states, sent, device, timers, write, pass } = setUp()
  write('a')
  write('ab')
  expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([keepDelayMilliseconds, saveDelayMilliseconds])
  await pass()
  expect(sent).toEqual([['ab', { version: 1, copy: 0 }]])
  expect(states).toEqual([{ kind: 'saving' }, { kind: 'saved', at: 'save 1' }])
  expect(device.kept).toBeUndefined()
})

test('each save is based on the copy that the previous save returned', async () => {
  const { sent, write, pass } = setUp()
  write('a')
  await pass()
  write('ab')
  await pass()
  expect(sent.map(([, { copy }]) => copy)).toEqual([0, 1])
})

test('text whose save gets no response stays on the device and is resent', async () => {
  const { states, sent, unanswered, device, write, end, pass } = setUp([{ outcome: 'no-answer' }])
  write('a')
  await pass()
  expect(states.at(-1)).toEqual({ kind: 'offline', kept: true })
  expect(device.kept).toBe('a')
  end(5000)
  await vi.waitFor(() => expect(states.at(-1)?.kind).toBe('saved'))
  expect(sent).toHaveLength(2)
  expect(unanswered).toEqual([[], ['a']])
})

test('text typed after an unanswered save is stored on the device as usual', async () => {
  const { device, write, end, pass } = setUp([{ outcome: 'no-answer' }])
  write('a')
  await pass()
  write('ab')
  end(keepDelayMilliseconds)
  expect(device.kept).toBe('ab')
})

test('text typed during a save is stored on the device after the usual delay', () => {
  const { saver, device, write, end } = setUp()
  write('a')
  void saver.flush()
  write('ab')
  end(keepDelayMilliseconds)
  expect(device.kept).toBe('ab')
})

test.each([[{ kind: 'outdated' } as const], [{ kind: 'locked', message: 'Zoé écrit' } as const]])(
  '%o stops sending; what is written then is kept on the device',
  async (failure) => {
    const { saver, states, sent, device, write, end, pass } = setUp([failure])
    write('a')
    await pass()
    write('ab')
    end(keepDelayMilliseconds)
    expect(device.kept).toBe('ab')
    expect(sent).toHaveLength(1)
    expect(states.at(-1)).toEqual(failure)
    expect(saver.dirty).toBe(true)
  },
)

test('flushing saves at once and returns whether the server has all the text', async () => {
  const { saver, sent, write } = setUp([{ outcome: 'no-answer' }])
  write('a')
  expect(await saver.flush()).toBe(false)
  expect(await saver.flush()).toBe(true)
  expect(sent.map(([content]) => content)).toEqual(['a', 'a'])
})

test('text typed during a save is sent after it', async () => {
  const { saver, sent, write } = setUp()
  write('a')
  const first = saver.flush()
  write('ab')
  await first
  await saver.flush()
  expect(sent.map(([content]) => content)).toEqual(['a', 'ab'])
  expect(saver.dirty).toBe(false)
})
