import { type Localnet, startLocalnet } from '@cleat/localnet'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { answerTwice } from '../../behaviours/answerTwice.ts'
import { delay } from '../../behaviours/delay.ts'
import { neverAnswer } from '../../behaviours/neverAnswer.ts'
import { throwSynchronously } from '../../behaviours/throwSynchronously.ts'
import { pairWithApp } from '../../test/pairWithApp.ts'
import { startTestRelay, type TestRelay } from '../../test/startTestRelay.ts'
import { answerAfterDisconnect } from './answerAfterDisconnect.ts'
import { answerAfterExpiry } from './answerAfterExpiry.ts'

let localnet: Localnet
let relay: TestRelay

beforeAll(async () => {
  ;[localnet, relay] = await Promise.all([startLocalnet(), startTestRelay()])
})

afterAll(() => Promise.all([localnet.stop(), relay.stop()]))

async function connected() {
  const pair = await pairWithApp({ relayUrl: relay.url, chains: localnet.chains })
  const session = await pair.connect()
  const topic = session?.topic ?? ''
  /** The number of session messages that reached the app. */
  let received = 0
  pair.app.client.core.relayer.on('relayer_message', (message: { topic: string }) => {
    if (message.topic === topic) received += 1
  })
  const sign = () => pair.request('personal_sign', ['0x00', pair.peer.account])
  return { ...pair, sign, received: () => received }
}

test('answerAfterExpiry', async () => {
  const { peer, sign, received } = await connected()
  const waited: number[] = []
  let expire = () => {}
  const expired = new Promise<void>((resolve) => {
    expire = resolve
  })
  const wait = (time: number) => {
    waited.push(time)
    return expired
  }
  peer.programDelivery('personal_sign', answerAfterExpiry({ wait }))
  const signing = sign()
  await expect.poll(() => waited).toHaveLength(1)
  expect(waited[0]).toBeGreaterThan(Date.now() + 60_000)
  expect(received()).toBe(0)
  expire()
  expect(await signing).toMatch(/^0x/)
})

test('answerAfterDisconnect', async () => {
  const { peer, app, sign, events, received } = await connected()
  peer.programDelivery('personal_sign', answerAfterDisconnect())
  await expect(sign()).rejects.toMatchObject({ code: 6000 })
  await expect.poll(() => events.map(([name]) => name)).toContain('session_delete')
  expect(peer.sessions).toEqual([])
  expect(app.session).toBeUndefined()
  expect(received()).toBeGreaterThan(0)
})

test('answerTwice', async () => {
  const { peer, sign, received } = await connected()
  peer.program('personal_sign', answerTwice())
  expect(await sign()).toMatch(/^0x/)
  await expect.poll(received).toBe(2)
  peer.program('personal_sign', answerTwice({ second: 'reject' }))
  expect(await sign()).toMatch(/^0x/)
  await expect.poll(received).toBe(4)
})

test('neverAnswer, delay, throwSynchronously', async () => {
  const { peer, sign, received } = await connected()
  peer.program('personal_sign', neverAnswer())
  sign().catch(() => {})
  await expect.poll(() => peer.requests).toHaveLength(1)
  peer.program('personal_sign', delay(200))
  const start = performance.now()
  await sign()
  expect(performance.now() - start).toBeGreaterThan(199)
  expect(received()).toBe(1)
  peer.program('personal_sign', throwSynchronously(new Error('broken')))
  await expect(sign()).rejects.toMatchObject({ code: -32603 })
})

test('behavior: an answer that fails is reported, until the wallet is closed', async () => {
  const { peer, sign, errors } = await connected()
  const fails: (() => void)[] = []
  const wait = (resolve: () => void) => fails.push(resolve)
  const failLater = async () => {
    await new Promise<void>(wait)
    throw new Error('The relay is gone.')
  }
  peer.programDelivery('personal_sign', failLater, { times: 2 })
  sign().catch(() => {})
  await expect.poll(() => fails).toHaveLength(1)
  fails[0]?.()
  await expect.poll(() => errors.map(String)).toEqual(['Error: The relay is gone.'])
  sign().catch(() => {})
  await expect.poll(() => fails).toHaveLength(2)
  await peer.close()
  fails[1]?.()
  await new Promise((resolve) => setTimeout(resolve))
  expect(errors).toHaveLength(1)
})

test('behavior: events, allowed and not', async () => {
  const { peer, app } = await connected()
  const rejections = watchRejections()
  const heard: unknown[] = []
  app.client.on('session_event', ({ params }) => heard.push(params.chainId))
  await peer.emit({ name: 'chainChanged', data: 8453, chainId: 8453 })
  await expect.poll(() => heard).toEqual(['eip155:8453'])
  expect(rejections).toEqual([])
  // The app's client accepts such an event and rejects if it has no listener.
  await peer.emit({ name: 'chainChanged', data: 5, chainId: 5 })
  await expect.poll(() => heard).toEqual(['eip155:8453', 'eip155:5'])
  await expect.poll(() => rejections.map(String).join()).toContain('emit() chainId: eip155:5')
})

/** Collects unhandled rejections in place of the test runner. */
function watchRejections(): unknown[] {
  const caught: unknown[] = []
  const others = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', (reason) => caught.push(reason))
  onTestFinished(() => {
    process.removeAllListeners('unhandledRejection')
    for (const listener of others) process.on('unhandledRejection', listener)
  })
  return caught
}
