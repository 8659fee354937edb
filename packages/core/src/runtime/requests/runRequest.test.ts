import { expect, test, vi } from 'vitest'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { KitOptions } from '../../contract/options/kitOptions.ts'
import type { RequestReport } from '../../contract/requests/requestReport.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'
import {
  createConnection,
  createFakeAdapter,
  type FakeAdapter,
} from '../../test/createFakeAdapter.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import type { mainnetId } from '../../test/networks.ts'
import { requestView as view } from '../../test/requestView.ts'
import type { RequestObservers } from './requestObservers.ts'
import { runRequest } from './runRequest.ts'

const signing: WalletRequest = { type: 'message:sign', message: 'Hello', view }

function createConnected(): FakeAdapter {
  const adapter = createFakeAdapter()
  adapter.setConnection(createConnection())
  return adapter
}

function run(adapter: FakeAdapter, request: WalletRequest): Promise<unknown> {
  return runRequest(createTestKit({ adapter }).kit, request)
}

test('default', async () => {
  const adapter = createConnected()
  adapter.features['message:verify'] = async ({ signature }) => {
    adapter.calls.push('verify')
    return signature !== ''
  }
  await expect(run(adapter, signing)).resolves.toMatch(/^0x/)
  expect(adapter.calls).toEqual(['read', 'sign Hello', 'verify'])
})

test('behavior: a read goes straight to the wallet', async () => {
  const adapter = createConnected()
  const request = { type: 'provider:request', method: 'eth_call', view } as const
  await expect(run(adapter, request)).resolves.toBe('answer to eth_call')
  expect(adapter.calls).toEqual(['request eth_call'])
})

test('error: REQUEST_NOT_ALLOWED before anything is asked', async () => {
  const adapter = createConnected()
  const request = { type: 'provider:request', method: 'eth_sign', view } as const
  await expect(run(adapter, request)).rejects.toMatchObject({ code: 'REQUEST_NOT_ALLOWED' })
  expect(adapter.calls).toEqual([])
})

test('error: REQUEST_NETWORK_CHANGED before the wallet is asked to send', async () => {
  const adapter = createConnected()
  adapter.features['connection:read'] = async () => createConnection(unlisted)
  const request = { type: 'provider:request', method: 'eth_sendTransaction', view } as const
  await expect(run(adapter, request)).rejects.toMatchObject({ code: 'REQUEST_NETWORK_CHANGED' })
  expect(adapter.calls).toEqual([])
})

const unlisted = { caipNetworkId: 'eip155:137' as typeof mainnetId }

test('error: REQUEST_SIGNATURE_INVALID holds the signature back', async () => {
  const adapter = createConnected()
  adapter.features['message:verify'] = async () => false
  await expect(run(adapter, signing)).rejects.toMatchObject({ code: 'REQUEST_SIGNATURE_INVALID' })
})

test.each(['connection:read', 'message:sign', 'message:verify'] as const)(
  'error: WALLET_ERROR when %s throws something foreign',
  async (feature) => {
    const adapter = createConnected()
    const cause = new TypeError('Boom')
    adapter.features[feature] = () => {
      throw cause
    }
    await expect(run(adapter, signing)).rejects.toMatchObject({
      code: 'WALLET_ERROR',
      context: { wallet: 'Wallet A', method: 'message:sign' },
      cause,
    })
  },
)

test('behavior: a typed error of the adapter passes as it is', async () => {
  const adapter = createConnected()
  const failure = new CleatError('WALLET_DISCONNECTED', { context: { wallet: 'Wallet A' } })
  adapter.features['connection:read'] = () => Promise.reject(failure)
  await expect(run(adapter, signing)).rejects.toBe(failure)
})

test('behavior: requests reach the wallet in the order they were made', async () => {
  const adapter = createConnected()
  const methods = ['eth_chainId', 'eth_call', 'eth_gasPrice']
  await Promise.all(
    methods.map((method) => run(adapter, { type: 'provider:request', method, view })),
  )
  expect(adapter.calls).toEqual(methods.map((method) => `request ${method}`))
})

/** A kit whose batches are answered by a fake, and what happened. */
function withCalls(given: { refuses?: boolean; options?: Partial<KitOptions> } = {}) {
  const { refuses = false, options } = given
  const adapter = createConnected()
  adapter.features['calls:send'] = () => Promise.reject(new Error('Not asked.'))
  const { kit } = createTestKit({ adapter, ...options })
  const done: string[] = []
  const calls = {
    async answer({ method }: { method: string }) {
      done.push(`answer ${method}`)
      return 'answered'
    },
    async check() {
      done.push('check')
      const context = { wallet: 'Wallet A', reason: 'no batches' }
      if (refuses) throw new CleatError('REQUEST_BATCH_UNSUPPORTED', { context })
    },
    async send({ method }: { method: string }) {
      done.push(`send ${method}`)
      return { id: '0x1' }
    },
  }
  const steps: string[] = []
  const note = (report: RequestReport) =>
    void steps.push(report.type === 'entered' ? report.step : report.type)
  const observers: RequestObservers = { all: new Set([note]), count: 0 }
  const withBatches = { ...kit, calls: async () => calls as never }
  const ask = (method: string) =>
    runRequest(withBatches, { type: 'provider:request', method, params: [], view }, observers)
  return { adapter, ask, done, steps }
}

test('behavior: what is asked about calls is answered without the wallet and the judge', async () => {
  const { ask, done, steps, adapter } = withCalls()
  expect(await ask('wallet_getCallsStatus')).toBe('answered')
  expect(done).toEqual(['answer wallet_getCallsStatus'])
  expect(steps).toEqual(['asked', 'method', 'read', 'read', 'answer', 'answered'])
  expect(adapter.calls).toEqual([])
})

test('behavior: calls are checked, judged and sent by what batches them', async () => {
  const { ask, done, steps } = withCalls()
  expect(await ask('wallet_sendCalls')).toEqual({ id: '0x1' })
  expect(done).toEqual(['check', 'send wallet_sendCalls'])
  expect(steps).toEqual([
    ...['asked', 'method', 'read', 'read', 'inspect', 'judge', 'judged', 'dispatch', 'answered'],
  ])
})

test('error: the app’s policy is not asked about calls that the wallet cannot do', async () => {
  const policy = vi.fn(() => 'allow' as const)
  const { ask, done } = withCalls({ refuses: true, options: { policy } })
  await expect(ask('wallet_sendCalls')).rejects.toMatchObject({ code: 'REQUEST_BATCH_UNSUPPORTED' })
  expect(done).toEqual(['check'])
  expect(policy).not.toHaveBeenCalled()
})

test('error: calls that the app’s policy refuses are not sent', async () => {
  const { ask, done } = withCalls({ options: { policy: () => 'refuse' } })
  await expect(ask('wallet_sendCalls')).rejects.toMatchObject({ code: 'REQUEST_NOT_ALLOWED' })
  expect(done).toEqual(['check'])
})

test('error: what fails is named by its method', async () => {
  const adapter = createConnected()
  adapter.features['provider:request'] = () => Promise.reject(new TypeError('Boom'))
  const request = { type: 'provider:request', method: 'eth_call', view } as const
  await expect(run(adapter, request)).rejects.toMatchObject({
    ...{ code: 'WALLET_ERROR', context: { wallet: 'Wallet A', method: 'eth_call' } },
  })
})
