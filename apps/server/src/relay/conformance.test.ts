import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { maxFrameBytes, pingEverySeconds, pongWithinSeconds } from './protocol/limits.ts'
import { connectClient } from './test/connectClient.ts'
import { createPublish } from './test/samples.ts'
import { type RawFrame, upgradeRaw, writeRawFrame } from './test/speakRaw.ts'
import { startCuttingProxy } from './test/startCuttingProxy.ts'
import { useRelay } from './test/useRelay.ts'

// RFC 6455's requirements for a server. `createPeer.test.ts` covers invalid frames.

const [continuation, text, close, ping, pong] = [0, 1, 8, 9, 10]

function publishInParts(parts: number): RawFrame[] {
  const request = { id: 1, jsonrpc: '2.0', method: 'irn_publish', params: createPublish() }
  const bytes = Buffer.from(JSON.stringify(request))
  const size = Math.ceil(bytes.length / parts)
  return Array.from({ length: parts }, (_, index) => ({
    opcode: index === 0 ? text : continuation,
    payload: bytes.subarray(index * size, (index + 1) * size),
    isLast: index === parts - 1,
  }))
}

const control = (opcode: number): RawFrame => ({ opcode, payload: randomBytes(125) })
const empty: RawFrame = { opcode: continuation, isLast: false }

test.each<[string, (parts: RawFrame[]) => RawFrame[]]>([
  ['parts', (parts) => parts],
  ['pings between', (parts) => parts.flatMap((part) => [control(ping), part])],
  ['pongs nobody asked for between', (parts) => parts.flatMap((part) => [control(pong), part])],
  ['empty parts between', ([first, ...rest]) => [first, empty, empty, ...rest].filter(isFrame)],
])('behavior: a message in parts, %s', async (_title, arrange) => {
  const relay = await useRelay()
  const raw = await upgradeRaw(relay.url)
  raw.write(Buffer.concat(arrange(publishInParts(5)).map(writeRawFrame)))
  await expect.poll(() => relay.figures().published).toBe(1)
})

test('behavior: a frame that comes byte by byte', async () => {
  const relay = await useRelay()
  const raw = await upgradeRaw(relay.url)
  raw.socket.setNoDelay(true)
  const bytes = Buffer.concat(publishInParts(2).map(writeRawFrame))
  for (let at = 0; at < bytes.length; at += 1) {
    raw.write(bytes.subarray(at, at + 1))
    if (at % 50 === 0) await setTimeout(1)
  }
  await expect.poll(() => relay.figures().published).toBe(1)
})

test.each([0, 1, 125])('behavior: a ping of %i bytes is answered with the same', async (length) => {
  const { socket } = await connectClient(await useRelay())
  const payload = randomBytes(length)
  const answered = once(socket, 'pong')
  socket.ping(payload)
  expect((await answered)[0]).toEqual(payload)
})

test.each([1000, 1001, 1011, 3000, 4999])('behavior: close code %i is answered', async (code) => {
  const relay = await useRelay()
  const raw = await upgradeRaw(relay.url)
  raw.write(writeRawFrame({ opcode: close, payload: Buffer.from([code >> 8, code & 255]) }))
  expect(await raw.closed).toBe(code)
  await expect.poll(() => relay.figures().sockets).toBe(0)
})

test.each([0, 999, 1004, 1005, 1015, 2999, 5000])('error: close code %i', async (code) => {
  const raw = await upgradeRaw((await useRelay()).url)
  raw.write(writeRawFrame({ opcode: close, payload: Buffer.from([code >> 8, code & 255]) }))
  expect(await raw.closed).toBe(1002)
})

test('error: a reason to close that is no UTF-8', async () => {
  const raw = await upgradeRaw((await useRelay()).url)
  raw.write(writeRawFrame({ opcode: close, payload: Buffer.from([3, 232, 0xc3, 0x28]) }))
  expect(await raw.closed).toBe(1007)
})

test('behavior: nothing that comes after a close frame is done', async () => {
  const relay = await useRelay()
  const raw = await upgradeRaw(relay.url)
  const frames = [{ opcode: close, payload: Buffer.from([3, 232]) }, ...publishInParts(1)]
  raw.write(Buffer.concat(frames.map(writeRawFrame)))
  expect(await raw.closed).toBe(1000)
  expect(relay.figures().published).toBe(0)
})

test('behavior: an empty message is answered with an error', async () => {
  const client = await connectClient(await useRelay())
  client.socket.send('')
  expect(await client.nextFrame()).toMatchObject({ id: null, error: { code: -32_700 } })
})

test('parameters: maxFrameBytes: as much is read, and one byte more is not, also in parts', async () => {
  const { socket, nextFrame, closed } = await connectClient(await useRelay())
  socket.send('x'.repeat(maxFrameBytes))
  expect(await nextFrame()).toMatchObject({ error: { code: -32_700 } })
  socket.send('x'.repeat(maxFrameBytes), { fin: false })
  socket.send('x', { fin: true })
  expect((await closed).code).toBe(1009)
})

test('behavior: whoever vanishes in the middle of a message leaves nothing behind', async () => {
  const relay = await useRelay()
  const raw = await upgradeRaw(relay.url)
  const [first = empty] = publishInParts(2)
  raw.write(writeRawFrame(first))
  await setTimeout(20)
  raw.socket.resetAndDestroy()
  await expect.poll(() => relay.figures()).toMatchObject({ sockets: 0, published: 0 })
})

test('behavior: a connection whose other side fell silent is dropped within 30 s, and others stay', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const relay = await useRelay()
  const proxy = await startCuttingProxy(relay.url)
  const other = await connectClient(relay)
  const silent = await connectClient({ url: proxy.url })
  proxy.silence()
  const pinged = once(other.socket, 'ping')
  vi.advanceTimersByTime(pingEverySeconds * 1000)
  await pinged
  // The pong follows the answers to earlier frames.
  const answered = once(other.socket, 'pong')
  other.socket.ping()
  await answered
  vi.advanceTimersByTime(pongWithinSeconds * 1000)
  await silent.closed
  expect(relay.figures().sockets).toBe(1)
  expect(await other.request('irn_publish', createPublish())).toBe(true)
})

function isFrame(frame: RawFrame | undefined): frame is RawFrame {
  return frame !== undefined
}
