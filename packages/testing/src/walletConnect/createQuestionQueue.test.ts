import { expect, test } from 'vitest'
import { createQuestionQueue } from './createQuestionQueue.ts'
import type { SessionQuestion } from './peerQuestion.ts'

const none = { chains: [], methods: [], events: [] }
const app = { name: 'App', description: '', url: '', icons: [] }
const question = (id: string): SessionQuestion => ({
  ...{
    kind: 'session',
    id,
    chains: [],
    unknownChains: [],
    methods: [],
    accounts: [],
    selected: [],
    families: [],
  },
  proposal: { id: 1, app, required: none, optional: none, expiresAt: 0 },
})
const never = new AbortController().signal

test('default', async () => {
  const queue = createQuestionQueue()
  const answers = ['a', 'b'].map((id) => queue.ask(question(id), { signal: never }))
  expect(queue.pending.map(({ id }) => id)).toEqual(['a', 'b'])
  expect((await queue.next()).id).toBe('a')
  expect((await queue.approveNext({ accounts: [] })).id).toBe('a')
  expect((await queue.rejectNext()).id).toBe('b')
  expect(await Promise.all(answers)).toEqual([
    { approved: true, accounts: [] },
    { approved: false },
  ])
  expect(queue.pending).toEqual([])
})

test('behavior: an answer may be there before its question', async () => {
  const queue = createQuestionQueue()
  const approving = queue.approveNext()
  expect(await queue.ask(question('a'), { signal: never })).toEqual({ approved: true })
  expect((await approving).id).toBe('a')
})

test('behavior: in any order, and once', async () => {
  const queue = createQuestionQueue()
  const first = queue.ask(question('a'), { signal: never })
  const second = queue.ask(question('b'), { signal: never })
  queue.answer('b', { approved: true })
  queue.answer('b', { approved: false })
  queue.answer('nobody', { approved: true })
  expect(await second).toEqual({ approved: true })
  queue.answer('a', { approved: false })
  expect(await first).toEqual({ approved: false })
})

test('behavior: withdrawn', async () => {
  const queue = createQuestionQueue()
  const controller = new AbortController()
  const asked = queue.ask(question('a'), { signal: controller.signal })
  controller.abort()
  expect(await asked).toEqual({ approved: false })
  expect(queue.pending).toEqual([])
  expect(await queue.ask(question('b'), { signal: controller.signal })).toEqual({ approved: false })
  expect(queue.pending).toEqual([])
})

test('behavior: tells who listens, until they stop', () => {
  const queue = createQuestionQueue()
  const seen: number[] = []
  const stop = queue.onChange(() => seen.push(queue.pending.length))
  void queue.ask(question('a'), { signal: never })
  queue.answer('a', { approved: true })
  stop()
  void queue.ask(question('b'), { signal: never })
  expect(seen).toEqual([1, 0])
})
