import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startFakeNode } from '../test/startFakeNode.ts'
import { ChainUnavailableError } from './chainUnavailableError.ts'
import { createUpstream } from './createUpstream.ts'

const { signal } = new AbortController()
const chainId = 'eip155:1'

test('default', async () => {
  const node = await startFakeNode(({ path, body }) => ({ path, body }))
  const { send } = createUpstream({ chainId, url: `${node.url}/key/` })
  expect(await send({ path: '/tx/1', signal })).toEqual({ path: '/key/tx/1' })
  expect(await send({ body: [1], signal })).toEqual({ path: '/key', body: [1] })
})

test('behavior: so much at once, so much waits, and who comes then hears so', async () => {
  const held: (() => void)[] = []
  const node = await startFakeNode(async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held.push(resolve)
    await promise
    return 1
  })
  const { send } = createUpstream({ chainId, url: node.url, concurrency: 2, capacity: 2 })
  const leaving = new AbortController()
  const sent = [send({ signal }), send({ signal }), send({ signal: leaving.signal })]
  const last = send({ signal })
  await expect(send({ signal })).rejects.toMatchObject({
    cause: 'queue is full',
    isOwnLimit: true,
  })
  await expect.poll(() => held.length).toBe(2)
  leaving.abort(new Error('gone'))
  await expect(sent[2]).rejects.toThrow('gone')
  const instead = send({ signal })
  for (let ended = 0; ended < 4; ended += 1) {
    await expect.poll(() => held.length).toBeGreaterThan(ended)
    held[ended]?.()
  }
  expect(await Promise.all([sent[0], sent[1], last, instead])).toEqual([1, 1, 1, 1])
  expect(node.requests).toHaveLength(4)
})

test('behavior: what had to wait has all its time for the answer', async () => {
  const node = await startFakeNode(() => pause(100, 1))
  const { send } = createUpstream({ chainId, url: node.url, concurrency: 1, timeoutMs: 700 })
  const sent = Array.from({ length: 10 }, () => send({ signal }))
  expect(await Promise.all(sent)).toEqual(Array.from({ length: 10 }, () => 1))
})

async function startAnswering(status: number, headers: Record<string, string> = {}) {
  const seen: IncomingHttpHeaders[] = []
  const server = createServer((incoming, outgoing) => {
    seen.push(incoming.headers)
    outgoing.writeHead(status, headers).end('{"error":"no"}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen }
}

test('parameters: headers', async () => {
  const { url, seen } = await startAnswering(200)
  const { send } = createUpstream({ chainId, url, headers: { 'X-Key': 'secret' } })
  await send({ signal })
  await send({ body: {}, signal })
  expect(seen).toMatchObject([
    { 'x-key': 'secret' },
    { 'x-key': 'secret', 'content-type': 'application/json' },
  ])
})

test('parameters: answerStatuses', async () => {
  const { url } = await startAnswering(404)
  const { send } = createUpstream({ chainId, url, answerStatuses: [400, 404] })
  expect(await send({ signal })).toEqual({ error: 'no' })
  const strict = createUpstream({ chainId, url })
  await expect(strict.send({ signal })).rejects.toMatchObject({ cause: 'status 404' })
})

test.each([
  [401, {}, 600_000],
  [403, {}, 600_000],
  [403, { 'Retry-After': '7' }, 7000],
  [500, {}, undefined],
])('parameters: keyRestMs, with status %d', async (status, headers, retryAfterMs) => {
  const { url } = await startAnswering(status, headers)
  const { send } = createUpstream({ chainId, url, keyRestMs: 600_000 })
  await expect(send({ signal })).rejects.toMatchObject({ cause: `status ${status}`, retryAfterMs })
})

test('error: no turn in time, and what is asked already goes on', async () => {
  const held = Promise.withResolvers<number>()
  const node = await startFakeNode(() => held.promise)
  const { send } = createUpstream({ chainId, url: node.url, concurrency: 1, waitMs: 20 })
  const first = send({ signal })
  await expect(send({ signal })).rejects.toMatchObject({
    cause: 'no turn in time',
    isOwnLimit: true,
  })
  held.resolve(1)
  expect([await first, await send({ signal })]).toEqual([1, 1])
  expect(node.requests).toHaveLength(2)
})

test('error: no answer in time', async () => {
  const node = await startFakeNode(() => undefined)
  const { send } = createUpstream({ chainId, url: node.url, timeoutMs: 50 })
  await expect(send({ signal })).rejects.toMatchObject({
    cause: 'no answer in time',
    isOwnLimit: false,
  })
  await expect.poll(node.abandoned).toBe(1)
})

test('error: an answer without end is cut off', async () => {
  const node = await startFakeNode(() => 'x'.repeat(2_000_000))
  const { send } = createUpstream({ chainId, url: node.url, limitBytes: 1000 })
  await expect(send({ signal })).rejects.toMatchObject({ cause: 'RangeError' })
})

test('error: nothing listens, and its address is not told', async () => {
  const { send } = createUpstream({ chainId, url: 'http://127.0.0.1:2/secret' })
  const error = await send({ signal }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ChainUnavailableError)
  expect(error).toMatchObject({
    cause: 'ECONNREFUSED',
    message: expect.not.stringContaining('127'),
  })
})
