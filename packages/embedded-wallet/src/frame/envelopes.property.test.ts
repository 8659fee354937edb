import fc from 'fast-check'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createCalls } from '../host/createCalls.ts'
import { FrameError } from '../host/frameError.ts'
import { type CallKind, calls } from '../protocol/calls.ts'
import type { FrameRequest } from '../protocol/frameRequest.ts'
import { type NoticeKind, notices } from '../protocol/notices.ts'
import { openChannel } from '../protocol/openChannel.ts'
import { arbitraryOf } from '../test/arbitraryOf.ts'
import { createTestPort, type TestPort } from '../test/createTestPort.ts'
import { exactForms } from '../test/exactForms.ts'
import {
  chooseNumber,
  type Honest,
  type MutatedEnvelope,
  mutatedEnvelope,
  writeEnvelope,
} from '../test/mutatedEnvelope.ts'
import { readHeap } from '../test/readHeap.ts'
import type { CallContext } from './context/frameHandlers.ts'
import { createAnswers } from './createAnswers.ts'
import { FrameFault } from './faults/frameFault.ts'
import { readQuestion } from './requests/readQuestion.ts'

// Each run gives ten envelopes to one side. A million by hand:
// CLEAT_RUNS=50000 vitest run --project embedded-wallet envelopes.property
const perRun = 10
const numRuns = fc.readConfigureGlobal().numRuns ?? 200
const timeout = 60_000 + numRuns * 60

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const callKinds = Object.keys(calls) as CallKind[]
const noticeKinds = Object.keys(notices) as NoticeKind[]
const sample = (schema: Parameters<typeof arbitraryOf>[0], seed: number) =>
  fc.sample(arbitraryOf(schema), { numRuns: 8, seed })

/** Honest bodies and answers of each kind. */
const bodies = new Map(callKinds.map((kind, seed) => [kind, sample(calls[kind].body, seed)]))
const answers = new Map(callKinds.map((kind, seed) => [kind, sample(calls[kind].answer, seed)]))
const asked: readonly Honest[] = [
  ...[...bodies].flatMap(([kind, all]) => all.map((body) => ({ kind, body }))),
  ...['pulse', 'surface.back', 'surface.close'].map((kind) => ({ kind, body: {} })),
  { kind: 'handoff.open', body: { handoff: 'a'.repeat(43) } },
  ...[1, 2, 3].map((to) => ({ kind: 'cancel', body: { to } })),
]

const pickBody = (kind: CallKind, at: number) => {
  const all = bodies.get(kind) ?? []
  return all[at % all.length]
}
const pickAnswer = (kind: CallKind, at: number) => {
  const all = answers.get(kind) ?? []
  return all[at % all.length]
}

async function settle() {
  for (let turn = 0; turn < 12; turn += 1) await undefined
}

/** A number that is above all that a side can have heard, or nothing where there is none. */
function findNext(given: readonly unknown[]): number | undefined {
  const ids = given.flatMap((data) => {
    const { id } = readOwn(data)
    return Number.isSafeInteger(id) ? [Number(id)] : []
  })
  const next = Math.max(0, ...ids) + 1
  return Number.isSafeInteger(next) ? next : undefined
}

/** Its own fields, without running an accessor. */
function readOwn(data: unknown): Record<string, unknown> {
  if (typeof data !== 'object' || data === null) return {}
  return Object.fromEntries(
    Object.entries(Object.getOwnPropertyDescriptors(data)).map(([name, { value }]) => [
      name,
      value,
    ]),
  )
}

type Run = readonly MutatedEnvelope[]

const run = fc.array(mutatedEnvelope, { minLength: perRun, maxLength: perRun })

/** Gives a run to a side, and keeps what was given and could be read. */
function giveRun(side: TestPort, envelopes: Run, honest: readonly Honest[]): unknown[] {
  const given: unknown[] = []
  let last = 0
  for (const envelope of envelopes) {
    last = chooseNumber(envelope.number, last)
    const data = writeEnvelope(envelope, honest, last)
    side.give(data, Array<unknown>(envelope.ports).fill({}))
    given.push(data)
  }
  return given
}

/** The frame's side, whose handlers answer, fail or wait by turns. */
function openFrameSide({ mayWait = true } = {}) {
  const side = createTestPort()
  const seen = { wrong: [] as unknown[], handled: 0, ended: 0, waiting: 0, isLast: false }
  const see = (isRight: boolean, ...what: unknown[]) => {
    if (!isRight) seen.wrong.push(what)
  }
  const handle = async (kind: CallKind, body: unknown, { signal, onStep, onLink }: CallContext) => {
    seen.handled += 1
    see(exactForms.bodies[kind](body), kind, body)
    if (kind === 'request') see(exactForms.request(readQuestion(body as FrameRequest)), kind, body)
    if (seen.isLast) return pickAnswer(kind, 0)
    onStep('surface')
    if (kind === 'login.farcaster') onLink({ url: 'https://a', door: 'own', isSeen: false })
    if (seen.handled % 3 === 0) throw seen.handled % 2 ? new Error('a') : new FrameFault('declined')
    if (seen.handled % 3 === 1 || !mayWait) return pickAnswer(kind, seen.handled)
    seen.waiting += 1
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        seen.waiting -= 1
        reject(signal.reason)
      })
    })
  }
  const handlers = Object.fromEntries(
    callKinds.map((kind) => [
      kind,
      (body: unknown, context: CallContext) => handle(kind, body, context),
    ]),
  ) as Record<CallKind, never>
  createAnswers({
    ...{ port: side.port, handlers, onBack: () => undefined, onClose: () => undefined },
    onWindow: (body) => see(isPlain(body), 'handoff.open', body),
    onEnd: () => {
      seen.ended += 1
    },
  })
  return { side, seen }
}

/** Whether JSON can say it, and it cannot be changed. */
function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'boolean'].includes(typeof value)) return true
  if (typeof value !== 'object') return Number.isFinite(value)
  const isOwn = [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value))
  return isOwn && Object.isFrozen(value) && Object.values(value).every(isPlain)
}

/** What a frame says, by its kind. */
const forms = new Map<string, (body: unknown) => boolean>([
  ...Object.entries(exactForms.notices),
  ['done', isPlain],
])

/** What a side has said by its port, in order: numbered envelopes. */
function takeSaid(side: TestPort): { kind: string; body: unknown }[] {
  return side.takeSent().map((data, at) => {
    const { v, id, kind, body } = readOwn(data)
    expect([v, id, Object.keys(Object(data))]).toEqual([1, at + 1, ['v', 'id', 'kind', 'body']])
    return { kind: String(kind), body }
  })
}

test('property: whatever a page says, the frame carries out what is exactly of its form', {
  timeout,
}, async () => {
  let handled = 0
  await fc.assert(
    fc.asyncProperty(run, async (envelopes) => {
      vi.clearAllTimers()
      const { side, seen } = openFrameSide()
      const given = giveRun(side, envelopes, asked)
      await settle()
      const next = findNext(given)
      seen.isLast = true
      if (next !== undefined) side.give({ v: 1, id: next, kind: 'user.get', body: {} })
      await settle()
      const said = takeSaid(side)
      expect(said.filter(({ kind, body }) => !forms.get(kind)?.(body))).toEqual([])
      const ends = said.flatMap(({ kind, body }) =>
        kind === 'done' || kind === 'failed' ? [readOwn(body).to] : [],
      )
      const ids = given.map((data) => readOwn(data).id)
      expect(ends.every((to) => to === next || ids.includes(to))).toBe(true)
      expect(new Set(ends).size).toBe(ends.length)
      expect(ends.includes(next)).toBe(next !== undefined && seen.ended === 0)
      side.give(undefined, [{}])
      await settle()
      expect(side.takeSent()).toEqual([])
      expect(seen).toMatchObject({ wrong: [], ended: 1, waiting: 0 })
      expect([side.isClosed(), vi.getTimerCount()]).toEqual([true, 0])
      handled += seen.handled
    }),
    { numRuns },
  )
  // Of ten, one gets as far as a handler. Without those, this would say little.
  expect(handled).toBeGreaterThan(numRuns / 2)
})

/** The page's side, and what waits for an answer. */
function openPageSide(kinds: readonly CallKind[]) {
  const side = createTestPort()
  const wrong: unknown[] = []
  const see = (kind: NoticeKind) => (body: unknown) => {
    if (!exactForms.notices[kind](body)) wrong.push([kind, body])
  }
  const own = createCalls({ onSurface: see('surface'), onChanged: see('changed') })
  const channel = openChannel({
    ...{ port: side.port, onMessage: own.hear },
    onEnd: () => own.end(new FrameError('lost')),
  })
  own.ask(channel)
  const waiting = kinds.map((kind, at) => {
    const end = { kind, answer: undefined as unknown, problem: undefined as unknown, isOver: false }
    const body = pickBody(kind, at)
    own
      .call(kind, body as never, {
        onStep: (step) => see('step')({ to: at + 1, step }),
        onLink: (link) => see('link')({ to: at + 1, ...link }),
      })
      .then((answer) => Object.assign(end, { answer, isOver: true }))
      .catch(({ problem }: FrameError) => Object.assign(end, { problem, isOver: true }))
    return end
  })
  return { side, own, channel, waiting, wrong }
}

/** What a frame says unasked, of the first three calls where it is of one. */
const unasked: readonly Honest[] = noticeKinds.flatMap((kind, seed) =>
  sample(notices[kind], seed).map((body, at) => ({
    kind,
    body: Object.hasOwn(Object(body), 'to') ? { ...Object(body), to: (at % 3) + 1 } : body,
  })),
)
const listDone = (kind: CallKind, at: number): readonly Honest[] =>
  (answers.get(kind) ?? []).map((answer) => ({ kind: 'done', body: { to: at + 1, answer } }))

test('property: whatever a frame says, a call ends by an answer that is exactly of its form', {
  timeout,
}, async () => {
  const counts = { answered: 0, failed: 0 }
  const kinds = fc.array(fc.constantFrom(...callKinds), { minLength: 3, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(run, kinds, async (envelopes, called) => {
      vi.clearAllTimers()
      const { side, own, channel, waiting, wrong } = openPageSide(called)
      const told = [...unasked, ...called.flatMap(listDone)]
      const given = giveRun(side, envelopes, told)
      await settle()
      const named = given.map((data) => readOwn(readOwn(data).body).to)
      const isEnded = side.isClosed()
      for (const [at, { kind, answer, problem, isOver }] of waiting.entries()) {
        if (!isOver) continue
        expect(isEnded || named.includes(at + 1)).toBe(true)
        if (problem === undefined) expect(exactForms.answers[kind](answer)).toBe(true)
        counts[problem === undefined ? 'answered' : 'failed'] += 1
      }
      // Those that wait still get their own answer, or their deadline ends them.
      const next = findNext(given)
      const left = waiting.flatMap((one, at) => (one.isOver ? [] : [{ one, to: at + 1 }]))
      expect(own.countPending()).toBe(left.length)
      for (const [at, { one, to }] of left.entries())
        if (next !== undefined) {
          const body = { to, answer: pickAnswer(one.kind, at) }
          side.give({ v: 1, id: next + at, kind: 'done', body })
        }
      await settle()
      for (const { one } of left) expect(one.isOver && 'answer' in one).toBe(next !== undefined)
      await vi.advanceTimersByTimeAsync(600_000)
      expect(waiting.every(({ isOver }) => isOver)).toBe(true)
      expect([own.countPending(), vi.getTimerCount(), wrong]).toEqual([0, 0, []])
      takeSaid(side)
      channel.close()
    }),
    { numRuns },
  )
  expect(Math.min(counts.answered, counts.failed)).toBeGreaterThan(numRuns / 10)
})

test('behavior: two sides that have heard many have kept none of them', { timeout }, async () => {
  let time = 0
  vi.stubGlobal('performance', { now: () => time })
  onTestFinished(() => void vi.unstubAllGlobals())
  const [frame, page] = [openFrameSide({ mayWait: false }), openPageSide([])]
  const write = (honest: readonly Honest[]) =>
    fc
      .sample(mutatedEnvelope, { numRuns: 500, seed: 1 })
      .map((envelope) => writeEnvelope(envelope, honest, 1))
      .filter((data) => readOwn(data).id === 1)
  const sides = [
    { side: frame.side, messages: write(asked) },
    { side: page.side, messages: write(unasked) },
  ]
  let id = 0
  const hear = async (count: number) => {
    for (const end = id + count; id < end; id += 1) {
      time += 100
      for (const { side, messages } of sides) {
        const message = messages[id % messages.length]
        side.give(Object.assign(Object(message), { id: id + 1 }))
      }
      if (id % 100 === 0) await settle()
    }
    frame.side.takeSent()
    return { heap: readHeap(), handled: frame.seen.handled }
  }
  const many = Math.max(3_000, numRuns)
  const [, before, after] = [await hear(many), await hear(many), await hear(many)]
  expect(after.handled).toBeGreaterThan(before.handled + many / 50)
  // An object for each would be more.
  expect(after.heap - before.heap).toBeLessThan(100_000 + many * 40)
})
