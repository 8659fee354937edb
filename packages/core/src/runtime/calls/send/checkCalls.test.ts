import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { AdapterFeatures } from '../../../contract/adapter/adapterFeatures.ts'
import { createConnector, createFakeAdapter } from '../../../test/createFakeAdapter.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { createTestKit } from '../../../test/createTestKit.ts'
import { mainnetId } from '../../../test/networks.ts'

beforeEach(() => vi.stubGlobal('window', createFakeWindow()))
afterEach(() => vi.unstubAllGlobals())

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const call = { to: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8', value: '0x1' }
const refused = (code: number) => ({ code: 'REQUEST_BATCH_UNSUPPORTED', cause: { code } })
const sequential = { [mainnetId]: { atomic: { status: 'unsupported' } } }

async function start(
  given: AdapterFeatures['capabilities:read'],
  type: 'ANNOUNCED' | 'WALLET_CONNECT' = 'ANNOUNCED',
) {
  const adapter = createFakeAdapter({ connectors: [createConnector({ id: 'w', type })] })
  const read = vi.fn(given)
  const send = vi.fn(async () => ({ id: '0x5', kind: 'batch' }) as const)
  const onReview = vi.fn(() => true)
  Object.assign(adapter.features, { 'capabilities:read': read, 'calls:send': send })
  const { kit } = createTestKit({ adapter, review: 'always', onReview })
  onTestFinished(() => kit.destroy())
  kit.start()
  await kit.actions.connect({ connectorId: 'w' })
  const { getCapabilities } = await kit.feature('calls')
  const network = kit.controllers.network.find(mainnetId)
  if (!network) throw new Error('no network')
  const know = () => getCapabilities({ view: { namespace: 'eip155', address }, network })
  const provider = kit.getProvider<{ request(asked: object): Promise<unknown> }>('eip155')
  const ask = (more: object = {}) =>
    provider?.request({
      method: 'wallet_sendCalls',
      params: [
        { version: '2.0.0', chainId: '0x1', atomicRequired: true, calls: [call, call], ...more },
      ],
    })
  return { ask, know, onReview, read, send }
}

test('default: what the wallet is known not to do is not reviewed', async () => {
  const { ask, know, onReview, send } = await start(async () => sequential)
  await know()
  await expect(ask()).rejects.toMatchObject(refused(5760))
  const needed = { atomicRequired: false, capabilities: { paymasterService: { url: 'x' } } }
  await expect(ask(needed)).rejects.toMatchObject(refused(5700))
  expect(onReview).not.toHaveBeenCalled()
  expect(send).not.toHaveBeenCalled()
})

test('behavior: what it can do in turn, or as one call, is reviewed', async () => {
  for (const more of [{ atomicRequired: false }, { calls: [call] }]) {
    const { ask, know, onReview } = await start(async () => sequential)
    onReview.mockReturnValue(false)
    await know()
    await expect(ask(more)).rejects.toMatchObject({ code: 'REQUEST_REVIEW_CANCELLED' })
    expect(onReview).toHaveBeenCalledOnce()
  }
})

test('behavior: a wallet that is silent is tried, after the review', async () => {
  const { ask, onReview, send } = await start(() => new Promise(() => undefined))
  await ask()
  expect(onReview).toHaveBeenCalledOnce()
  expect(send).toHaveBeenCalledOnce()
})

test('behavior: a paired wallet is read from its session', async () => {
  const { ask, onReview, read } = await start(async () => sequential, 'WALLET_CONNECT')
  await expect(ask()).rejects.toMatchObject(refused(5760))
  expect(onReview).not.toHaveBeenCalled()
  expect(read).toHaveBeenCalled()
})

test('behavior: what is malformed or on another chain is for the rules first', async () => {
  const { ask, know, onReview } = await start(async () => sequential)
  onReview.mockReturnValue(false)
  await know()
  for (const more of [{ calls: [] }, { chainId: '0x2105' }])
    await expect(ask(more)).rejects.toMatchObject({ code: 'REQUEST_REVIEW_CANCELLED' })
  expect(onReview).toHaveBeenCalledTimes(2)
})
