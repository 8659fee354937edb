import { afterEach, expect, test, vi } from 'vitest'
import { type Channel, type ChannelEnd, openChannel } from './openChannel.ts'

const opened: MessagePort[] = []

afterEach(() => {
  for (const port of opened.splice(0)) port.close()
  vi.unstubAllGlobals()
})

function createPair({ now }: { now?: () => number } = {}) {
  const { port1, port2 } = new MessageChannel()
  opened.push(port1, port2)
  const heard: { id: number; kind: string; body: unknown }[] = []
  const ends: ChannelEnd[] = []
  const channel: Channel = openChannel({
    port: port1,
    onMessage: ({ id, kind, body }) => void heard.push({ id, kind, body }),
    onEnd: (end) => void ends.push(end),
    now,
  })
  return { channel, other: port2, heard, ends }
}

/** Sends what another realm could send, and waits until it was heard. */
async function post(port: MessagePort, ...messages: unknown[]) {
  for (const message of messages) port.postMessage(message)
  await new Promise((done) => setTimeout(done, 20))
}

test('default: two sides hear each other, in order and numbered', async () => {
  const { channel, other, heard } = createPair()
  const answers: unknown[] = []
  const back = openChannel({
    port: other,
    onMessage: ({ id, kind, body }) => void answers.push([id, kind, body]),
    onEnd: () => undefined,
  })
  expect([back.send('user.get', {}), back.send('signOut', {})]).toEqual([1, 2])
  expect(channel.send('done', { to: 1, answer: null })).toBe(1)
  await vi.waitFor(() => expect(answers).toEqual([[1, 'done', { to: 1, answer: null }]]))
  expect(heard).toEqual([
    { id: 1, kind: 'user.get', body: {} },
    { id: 2, kind: 'signOut', body: {} },
  ])
})

test('behavior: what was heard is not heard again', async () => {
  const { other, heard } = createPair()
  const message = (id: number) => ({ v: 1, id, kind: 'pulse', body: {} })
  await post(other, message(1), message(1), message(5), message(4), message(6))
  expect(heard.map(({ id }) => id)).toEqual([1, 5, 6])
})

const right = { v: 1, id: 1, kind: 'pulse', body: {} }

test.each<[string, unknown]>([
  ['a text', 'pulse'],
  ['nothing', null],
  ['another version', { ...right, v: 2 }],
  ['a version as text', { ...right, v: '1' }],
  ['no number', { ...right, id: '1' }],
  ['a number below 1', { ...right, id: 0 }],
  ['half a number', { ...right, id: 1.5 }],
  ['a number that is not exact', { ...right, id: 2 ** 53 }],
  ['a number without an end', { ...right, id: 1e308 }],
  ['no kind', { v: 1, id: 1, body: {} }],
  ['a kind with a space', { ...right, kind: 'sign out' }],
  ['a kind of symbols', { ...right, kind: '<script>' }],
  ['no body', { v: 1, id: 1, kind: 'pulse' }],
  ['a body that is no data', { ...right, body: new Date(0) }],
  ['a further field', { ...right, to: 1 }],
  ['a prototype as a field', JSON.parse('{"v":1,"id":1,"kind":"pulse","body":{},"__proto__":{}}')],
  ['a list', [1, 1, 'pulse', {}]],
  ['a long control message', { ...right, body: { text: 'a'.repeat(16_001) } }],
  ['a request that is too long', { ...right, kind: 'request', body: 'a'.repeat(1_000_001) }],
])('behavior: %s is dropped, and what follows is heard', async (_, message) => {
  const { other, heard, ends } = createPair()
  await post(other, message, { ...right, id: 2 })
  expect(heard.map(({ id }) => id)).toEqual([2])
  expect(ends).toEqual([])
})

test('behavior: a request may be long', async () => {
  const { other, heard } = createPair()
  await post(other, { ...right, kind: 'request', body: 'a'.repeat(900_000) })
  expect(heard).toHaveLength(1)
})

test('behavior: more than 50 messages in a second end it', async () => {
  let time = 0
  const { other, heard, ends } = createPair({ now: () => time })
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...right, id: from + at }))
  await post(other, ...many(1, 50))
  time = 1000
  await post(other, ...many(51, 50))
  expect([heard.length, ends]).toEqual([100, []])
  await post(other, ...many(101, 2))
  expect([heard.length, ends]).toEqual([100, ['flood']])
})

test('behavior: an object that is passed along ends it', async () => {
  const { other, heard, ends } = createPair()
  const { port1, port2 } = new MessageChannel()
  opened.push(port1, port2)
  other.postMessage(right, [port2])
  await vi.waitFor(() => expect(ends).toEqual(['transfer']))
  expect(heard).toEqual([])
})

test('behavior: closed, nothing is sent and nothing is heard', async () => {
  const { channel, other, heard, ends } = createPair()
  channel.close()
  channel.close()
  expect(channel.send('pulse', {})).toBe(0)
  await post(other, right)
  expect([heard, ends]).toEqual([[], ['closed']])
})

test('behavior: closed, the other side can say nothing more', async () => {
  const { channel, other } = createPair()
  const closed = vi.fn()
  other.addEventListener('close', closed)
  channel.close()
  await vi.waitFor(() => expect(closed).toHaveBeenCalled())
})

test('behavior: a second is counted from the first message, by the clock of the page', async () => {
  let time = 5_000
  vi.stubGlobal('performance', { now: () => time })
  const { port1, port2 } = new MessageChannel()
  opened.push(port1, port2)
  const ends: ChannelEnd[] = []
  openChannel({ port: port1, onMessage: () => undefined, onEnd: (end) => void ends.push(end) })
  const many = (from: number) =>
    Array.from({ length: 50 }, (_, at) => ({ ...right, id: from + at }))
  await post(port2, ...many(1))
  time += 1_000
  await post(port2, ...many(51))
  expect(ends).toEqual([])
  time += 999
  await post(port2, { ...right, id: 101 })
  expect(ends).toEqual(['flood'])
})

test('behavior: an answer may be long, and any other message may not', () => {
  const { channel } = createPair()
  const long = { text: 'a'.repeat(900_000) }
  expect([channel.send('step', long), channel.send('done', long)]).toEqual([0, 1])
})

test('behavior: what is no plain data is not sent', () => {
  const { channel } = createPair()
  expect(channel.send('request', { at: 1n })).toBe(0)
  expect(channel.send('theme.set', { text: 'a'.repeat(16_001) })).toBe(0)
  expect(channel.send('pulse', {})).toBe(1)
})
