import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { createRelayClient } from '@cleat/server/relay/client'
import { delay } from '@cleat/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { signature } from './stage/signature.ts'
import { startNetwork } from './stage/startNetwork.ts'

const network = startNetwork()

/** A client that knows the topic of the session, as the relay does, and not its key. */
async function openStranger() {
  const stage = await network.open()
  await stage.pair()
  const [session] = stage.peer.sessions
  if (!session) throw new Error('No session')
  const { topic } = session
  const heard: string[] = []
  const stranger = createRelayClient({
    url: network.relay.url,
    onMessage: ({ message }) => void heard.push(message),
  })
  onTestFinished(() => stranger.close())
  const publish = (bytes: Uint8Array) =>
    stranger.publish({ topic, message: Buffer.from(bytes).toString('base64') })
  return { stage, stranger, topic, heard, publish }
}

const bytes = (...parts: readonly (number | Uint8Array)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'number' ? Buffer.from([part]) : part)))
const text = (value: unknown) => Buffer.from(JSON.stringify(value))

/** What a wallet may send, as it reads without encryption. */
const other = '0x000000000000000000000000000000000000dEaD'
const grant = { accounts: [`eip155:1:${other}`], methods: ['personal_sign'], events: [] }
const forged = [
  {
    ...{ id: 1, jsonrpc: '2.0', method: 'wc_sessionEvent' },
    params: { event: { name: 'chainChanged', data: 8453 }, chainId: 'eip155:8453' },
  },
  {
    ...{ id: 2, jsonrpc: '2.0', method: 'wc_sessionUpdate' },
    params: { namespaces: { eip155: grant } },
  },
  {
    ...{ id: 3, jsonrpc: '2.0', method: 'wc_sessionDelete' },
    params: { code: 6000, message: 'User disconnected.' },
  },
]

/** Envelopes with one byte more, fewer or changed. */
function spoil(message: string): Buffer[] {
  const envelope = Buffer.from(message, 'base64')
  const places = [0, 5, 20, envelope.length - 1]
  const changed = places.map((at) => {
    const copy = Buffer.from(envelope)
    copy[at] = (copy[at] ?? 0) ^ 1
    return copy
  })
  return [...changed, envelope.subarray(0, -1), bytes(envelope, 0)]
}

test('behavior: L10, envelopes that nobody can open are dropped, and the session goes on', {
  timeout: 30_000,
}, async () => {
  const { stage, heard, stranger, topic, publish } = await openStranger()
  const broken = vi.fn()
  process.on('unhandledRejection', broken)
  onTestFinished(() => void process.off('unhandledRejection', broken))
  await stranger.subscribe(topic)
  await stage.kit.actions.signMessage({ message: 'recorded' })
  await vi.waitFor(() => expect(heard.length).toBeGreaterThan(1), 5000)
  const sealed = heard.slice(0, 4).flatMap(spoil)
  const envelopes = [
    bytes(0),
    bytes(0, randomBytes(12)),
    bytes(0, randomBytes(12), randomBytes(16)),
    bytes(0, randomBytes(12), randomBytes(500)),
    bytes(1, randomBytes(32), randomBytes(12), randomBytes(500)),
    bytes(9, randomBytes(500)),
    bytes(255),
    ...forged.flatMap((message) => [text(message), bytes(0, randomBytes(12), text(message))]),
    ...sealed,
  ]
  for (const envelope of envelopes) await publish(envelope)
  expect(await stage.kit.actions.signMessage({ message: 'hello' })).toMatchObject(signature)
  expect(stage.peer.sessions).toHaveLength(1)

  // The wallet's own library obeys what is not encrypted.
  for (const message of forged) await publish(bytes(2, text(message)))
  await vi.waitFor(() => expect(stage.peer.sessions).toHaveLength(0), 5000)
  await setTimeout(500)
  expect(stage.status()).toBe('connected')
  expect(stage.kit.controllers.account.get('eip155').address).toBe(stage.peer.account)
  expect(stage.kit.controllers.network.getActive().id).toBe(1)
  expect(broken).not.toHaveBeenCalled()
})

test('behavior: L14, an answer to nothing that was asked changes nothing', {
  timeout: 30_000,
}, async () => {
  const { stage, publish } = await openStranger()
  stage.peer.program('personal_sign', delay(2500))
  // The library makes ids of the time and of three random digits.
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const before = Date.now()
  const signing = stage.kit.actions.signMessage({ message: 'hello' })
  await vi.waitFor(() => expect(stage.peer.requests.at(-1)?.method).toBe('personal_sign'), 5000)
  random.mockRestore()
  const times = Array.from({ length: Date.now() - before }, (_, ms) => before + ms)
  for (const id of [1, ...times.map((time) => time * 1000 + 500)])
    await publish(bytes(2, text({ id, jsonrpc: '2.0', result: '0xbad' })))
  expect(await signing).toMatchObject(signature)
})
