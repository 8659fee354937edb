import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { maxFrameBytes } from './protocol/limits.ts'
import type { RunningRelay } from './startRelay.ts'
import { anyTextFrame } from './test/anyFrame.ts'
import { connectClient, type TestClient } from './test/connectClient.ts'
import { createPublish, createTopic } from './test/samples.ts'
import { upgradeRaw } from './test/speakRaw.ts'
import { usePair } from './test/usePair.ts'

/** Two idle clients that must not be affected. */
async function useBystanders() {
  const { relay, app, wallet } = await usePair()
  const topic = createTopic()
  await wallet.request('irn_subscribe', { topic })
  return {
    relay,
    async goOn() {
      const publication = createPublish({ topic })
      expect(await app.request('irn_publish', publication)).toBe(true)
      expect((await wallet.nextPush()).params.data.message).toBe(publication.message)
    },
  }
}

/** A client that reconnects whenever the relay closes its connection. */
function createAttacker(relay: RunningRelay) {
  let client: TestClient | undefined
  return async () => {
    if (client?.socket.readyState !== client?.socket.OPEN) client = undefined
    if (!client) {
      client = await connectClient(relay)
      client.socket.on('error', () => undefined)
    }
    return client
  }
}

type Verdict =
  | { readonly kind: 'answered'; readonly frames: readonly Record<string, unknown>[] }
  | { readonly kind: 'closed'; readonly code: number; readonly reason: string }

const ownId = 'after '
const toOwnId = () => `${ownId}${randomUUID()}`
const isOwnId = (id: unknown) => String(id).startsWith(ownId)

/** Sends a frame, then a request that the relay answers last. */
async function provoke(client: TestClient, send: (socket: WebSocket) => void): Promise<Verdict> {
  const frames: Record<string, unknown>[] = []
  const listen = (data: unknown) => frames.push(JSON.parse(String(data)))
  client.socket.on('message', listen)
  send(client.socket)
  try {
    const after = client
      .request('irn_subscribe', { topic: createTopic() }, toOwnId())
      .then(() => client.request('irn_publish', createPublish(), toOwnId()))
    const closed = await Promise.race([after.then(() => undefined), client.closed])
    if (closed) return { kind: 'closed', ...closed }
    return { kind: 'answered', frames: frames.filter(({ id }) => !isOwnId(id)) }
  } catch {
    return { kind: 'closed', ...(await client.closed) }
  } finally {
    client.socket.off('message', listen)
  }
}

/**
 * A frame with `result` or `error` is an acknowledgement. Unknown ones are ignored, because late
 * ones are legitimate.
 */
function isAcknowledgement(text: string): boolean {
  try {
    const frame = JSON.parse(text)
    const isObject = typeof frame === 'object' && frame !== null && !Array.isArray(frame)
    return isObject && frame.method === undefined && ('result' in frame || 'error' in frame)
  } catch {
    return false
  }
}

const error = { code: expect.any(Number), message: expect.stringMatching(/./) }
const ordinaryRuns = 300
const largeRuns = 8

test('behavior: whatever text is sent, it is answered, and others go on', {
  timeout: 120_000,
}, async () => {
  const { relay, goOn } = await useBystanders()
  const attack = createAttacker(relay)
  const refused = new Set<number>()
  await fc.assert(
    fc.asyncProperty(anyTextFrame, async (text) => {
      const verdict = await provoke(await attack(), (socket) => socket.send(text))
      await goOn()
      if (verdict.kind === 'closed') throw new Error(`closed with ${verdict.code}`)
      const [answer, ...more] = verdict.frames.filter(({ method }) => method === undefined)
      expect(more).toEqual([])
      if (isAcknowledgement(text)) expect(answer).toBeUndefined()
      else if (answer && 'error' in answer) expect(answer).toMatchObject({ jsonrpc: '2.0', error })
      else expect(answer).toMatchObject({ jsonrpc: '2.0', result: expect.anything() })
      const problem = answer?.error as { code: number } | undefined
      if (problem) refused.add(problem.code)
    }),
    { numRuns: ordinaryRuns },
  )
  // The mutations cause every error code.
  for (const code of [-32_700, -32_600, -32_601, -32_602]) expect(refused).toContain(code)
  expect(Object.hasOwn(Object.prototype, 'topic')).toBe(false)
})

test('error: binary frames end that connection, and others go on', async () => {
  const { relay, goOn } = await useBystanders()
  const attack = createAttacker(relay)
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 5000 }), async (bytes) => {
      const verdict = await provoke(await attack(), (socket) => socket.send(bytes))
      expect(verdict).toEqual({ kind: 'closed', code: 1003, reason: 'Frames are text.' })
      await goOn()
    }),
    { numRuns: 50 },
  )
})

test('error: frames beyond the limit end that connection, and others go on', async () => {
  const { relay, goOn } = await useBystanders()
  const attack = createAttacker(relay)
  const length = fc.integer({ min: maxFrameBytes + 1, max: 2 * maxFrameBytes })
  await fc.assert(
    fc.asyncProperty(length, async (characters) => {
      const verdict = await provoke(await attack(), (socket) => socket.send('x'.repeat(characters)))
      // The connection may break before the sender reads the reason.
      expect(verdict).toMatchObject({ kind: 'closed', code: expect.toSatisfy(isTooLong) })
      await goOn()
    }),
    { numRuns: largeRuns },
  )
})

test('error: bytes that are no frames end that connection or are waited for, and others go on', {
  timeout: 60_000,
}, async () => {
  const { relay, goOn } = await useBystanders()
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 2, maxLength: 2000 }), async (bytes) => {
      const raw = await upgradeRaw(relay.url)
      raw.write(Buffer.from(bytes))
      await goOn()
      const ended = once(raw.socket, 'close')
      raw.socket.destroy()
      await ended
      await goOn()
    }),
    { numRuns: 100 },
  )
  await expect.poll(() => relay.figures().sockets).toBe(2)
})

function isTooLong(code: number): boolean {
  return code === 1009 || code === 1006
}
