import { setTimeout } from 'node:timers/promises'
import { delay } from '@cleat/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openProxy } from './stage/openProxy.ts'
import { signature } from './stage/signature.ts'
import { startNetwork } from './stage/startNetwork.ts'
import { atOnce } from './stage/startProxy.ts'
import { startRelayProcess } from './stage/startRelayProcess.ts'

const network = startNetwork()

test.for([1000, 6000])(
  'behavior: a relay that is away for %i ms while the wallet answers costs no answer',
  {
    timeout: 30_000,
  },
  async (ms) => {
    const { proxy, stage } = await network.openBehindProxy()
    await stage.pair()
    stage.peer.program('personal_sign', delay(200))
    const signing = stage.kit.actions.signMessage({ message: 'hello' })
    await vi.waitFor(() => expect(stage.peer.requests.at(-1)?.method).toBe('personal_sign'), 5000)
    proxy.drop()
    await setTimeout(ms)
    proxy.restore()
    expect(await signing).toMatchObject(signature)
  },
)

test('behavior: what is asked while the relay is away is asked when it is back', {
  timeout: 20_000,
}, async () => {
  const { proxy, stage } = await network.openBehindProxy()
  await stage.pair()
  proxy.drop()
  await vi.waitFor(() => expect(proxy.connections).toBe(0))
  const signing = stage.kit.actions.signMessage({ message: 'hello' })
  await setTimeout(1000)
  proxy.restore()
  expect(await signing).toMatchObject(signature)
})

test('behavior: a relay that crashes and restarts keeps the session of both', {
  timeout: 30_000,
}, async () => {
  const own = await startRelayProcess()
  onTestFinished(() => own.stop())
  const stage = await network.open({ relayUrl: own.url })
  await stage.pair()
  await own.kill()
  await own.start()
  expect(await stage.kit.actions.signMessage({ message: 'hello' })).toMatchObject(signature)
})

test('behavior: messages that come twice are taken once', async () => {
  const { proxy, stage } = await network.openBehindProxy()
  proxy.pass((send) => {
    send()
    send()
  })
  await stage.pair()
  expect(await stage.kit.actions.signMessage({ message: 'hello' })).toMatchObject(signature)
  expect(stage.peer.sessions).toHaveLength(1)
  expect(stage.peer.requests.filter(({ method }) => method === 'personal_sign')).toHaveLength(1)
})

test('behavior: messages that overtake each other pair and sign all the same', {
  timeout: 20_000,
}, async () => {
  const proxy = await openProxy(network.relay.url)
  let held: (() => void) | undefined
  let overtaken = 0
  const release = () => {
    held?.()
    held = undefined
  }
  proxy.pass((send) => {
    if (held) {
      overtaken += 1
      send()
      return release()
    }
    held = send
    void setTimeout(50).then(() => held === send && release())
  })
  const stage = await network.open({ relayUrl: proxy.url })
  await stage.pair()
  const messages = ['one', 'two', 'three']
  const signing = messages.map((message) => stage.kit.actions.signMessage({ message }))
  expect(await Promise.all(signing)).toMatchObject([signature, signature, signature])
  expect(overtaken).toBeGreaterThan(0)
})

test('behavior: a line that takes 200 ms each way is only slower', {
  timeout: 20_000,
}, async () => {
  const { proxy, stage } = await network.openBehindProxy()
  proxy.pass((send) => void setTimeout(200).then(send))
  await stage.pair()
  expect(await stage.kit.actions.signMessage({ message: 'hello' })).toMatchObject(signature)
  proxy.pass(atOnce)
})

test.for([-10, 10])(
  'error: a clock that is off by %i minutes is told as the reason',
  {
    timeout: 20_000,
  },
  async (minutes) => {
    const own = await startRelayProcess({ skewMs: minutes * 60_000 })
    onTestFinished(() => own.stop())
    const stage = await network.open({ relayUrl: own.url })
    await expect(stage.connect()).rejects.toMatchObject({
      code: 'CONNECTION_RELAY_REFUSED',
      context: { reason: 'clock' },
    })
  },
)
