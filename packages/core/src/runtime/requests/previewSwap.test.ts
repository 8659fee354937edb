import { expect, test } from 'vitest'
import type { CaipNetwork } from '../../base/caip/network.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'
import type { DecodedExchange, DecodedSwapStep } from '../../contract/swaps/decodedSwapStep.ts'
import type { PreparedSwap, SwapStep } from '../../contract/swaps/preparedSwap.ts'
import type { SwapAdapter } from '../../contract/swaps/swapAdapter.ts'
import { catchError } from '../../test/catchError.ts'
import { createFakeAdapter } from '../../test/createFakeAdapter.ts'
import { createFakeSwaps, fakeRouter } from '../../test/createFakeSwaps.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { mainnet, mainnetId } from '../../test/networks.ts'
import { preview } from './preview.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const network: CaipNetwork = { ...mainnet, chainNamespace: 'eip155', caipNetworkId: mainnetId }

const sender = { from: address, chain: '1', feeLimit: 42_000n }
const allowance = { type: 'allowance', token: dai, spender: fakeRouter, amount: 100n } as const
const exchange: DecodedExchange = {
  ...{ type: 'exchange', router: fakeRouter, source: dai, target: usdc },
  ...{ amount: 100n, minReceived: 99n, receiver: address, deadline: undefined },
}
const check = { type: 'balance-check', token: usdc, account: address, minimum: 99n } as const

type Part = DecodedSwapStep['parts'][number]

function toPrepared(steps: readonly SwapStep[]): PreparedSwap {
  return {
    swap: {
      ...{ network, address, amount: 100n, slippageBps: 100 },
      source: { symbol: 'DAI', decimals: 18, address: dai },
      target: { symbol: 'USDC', decimals: 6, address: usdc },
    },
    ...{ kind: 'transaction', router: fakeRouter, spender: fakeRouter, steps },
    ...{ expected: 100n, minReceived: 99n, trial: 'simulated' },
    ...{ fee: { expected: 21_000n, limit: 42_000n }, sourceFees: [], notes: [] },
    expiresAt: Date.now() + 60_000,
  }
}

type Asked = Extract<WalletRequest, { type: 'swap:send' }>

function look(
  type: SwapStep['type'],
  payload: unknown,
  { parts = {}, given = {} }: { parts?: Partial<SwapAdapter>; given?: Partial<PreparedSwap> } = {},
): Promise<Asked> {
  const adapter = createFakeAdapter()
  const { swaps } = createFakeSwaps(parts)
  adapter.features['swaps:load'] = async () => swaps
  const { kit } = createTestKit({ adapter })
  const view = { namespace: 'eip155', address, caipNetworkId: mainnetId, wallet: 'Wallet A' }
  const request: Asked = {
    ...{ type: 'swap:send', step: 0, policy: {}, view, onDispatch: () => undefined },
    prepared: { ...toPrepared([{ type, payload }]), ...given },
  }
  return preview(kit, request) as Promise<Asked>
}

const step = (...parts: readonly Part[]): DecodedSwapStep => ({ ...sender, parts })

test.each<[SwapStep['type'], readonly Part[]]>([
  ['reset', [{ ...allowance, amount: 0n }]],
  ['approve', [allowance]],
  ['permit', [allowance]],
  ['swap', [exchange]],
  ['sign', [exchange]],
  ['batch', [allowance, exchange]],
  [
    'batch',
    [{ ...allowance, amount: 0n }, allowance, exchange, check, { ...allowance, amount: 0n }],
  ],
])('default: %s', async (type, parts) => {
  const { prepared } = await look(type, step(...parts))
  expect(prepared.steps[0]?.payload).toEqual(step(...parts))
})

test('behavior: more than the minimum, and a fee that the wallet decides', async () => {
  const payload = {
    ...step({ ...exchange, minReceived: 150n }),
    from: undefined,
    feeLimit: undefined,
  }
  await expect(look('swap', { ...payload, chain: undefined })).resolves.toBeDefined()
})

test('behavior: what the wallet takes is another fee than the payload names', async () => {
  const fee = { expected: 9n, limit: 9n }
  const limited = (payloadLimit: bigint) =>
    look('swap', step(exchange), { given: { fee: { ...fee, payloadLimit } } })
  await expect(limited(42_000n)).resolves.toBeDefined()
  await refused(limited(41_999n), 'fee')
})

const refused = async (promise: Promise<unknown>, field: string) =>
  expect(await catchError(promise)).toMatchObject({ code: 'PAYMENT_ALTERED', context: { field } })

test.each<[string, Partial<DecodedSwapStep>]>([
  ['from', { from: other }],
  ['chain', { chain: '10' }],
  ['fee', { feeLimit: 42_001n }],
])('behavior: another %s is refused', async (field, part) => {
  await refused(look('swap', { ...step(exchange), ...part }), field)
})

test.each<[string, Partial<DecodedExchange>]>([
  ['router', { router: other }],
  ['token', { source: usdc }],
  ['token', { source: undefined }],
  ['target', { target: dai }],
  ['target', { target: undefined }],
  ['amount', { amount: 101n }],
  ['amount', { amount: 99n }],
  ['minimum', { minReceived: 98n }],
  ['minimum', { minReceived: 0n }],
  ['to', { receiver: other }],
  ['deadline', { deadline: Date.now() + 40 * 60_000 }],
])('behavior: an exchange with another %s is refused', async (field, part) => {
  await refused(look('swap', step({ ...exchange, ...part })), field)
  await refused(look('batch', step(allowance, { ...exchange, ...part })), field)
})

test.each<[string, object]>([
  ['token', { token: usdc }],
  ['spender', { spender: other }],
  ['allowance', { amount: 101n }],
  ['allowance', { amount: 99n }],
  ['allowance', { amount: 2n ** 256n - 1n }],
])('behavior: an allowance with another %s is refused', async (field, part) => {
  await refused(look('approve', step({ ...allowance, ...part })), field)
  await refused(look('batch', step({ ...allowance, ...part }, exchange)), field)
})

test.each<[SwapStep['type'], readonly Part[]]>([
  ['approve', [exchange]],
  ['approve', [allowance, exchange]],
  ['approve', [{ ...allowance, amount: 0n }]],
  ['approve', []],
  ['reset', [allowance]],
  ['reset', [exchange]],
  ['swap', [allowance]],
  ['swap', [exchange, exchange]],
  ['swap', []],
  ['batch', [allowance]],
  ['batch', [exchange, exchange]],
])('behavior: %s is nothing else', async (type, parts) => {
  await refused(look(type, step(...parts)), 'step')
})

test('behavior: the balance of somebody else proves nothing', async () => {
  await refused(look('batch', step(exchange, { ...check, account: other })), 'account')
})

test('behavior: a spender that was not shown gets nothing', async () => {
  await refused(look('approve', step(allowance), { given: { spender: undefined } }), 'spender')
})

test('behavior: what changes between reads is refused', async () => {
  const payload = {
    ...step(exchange),
    get parts() {
      throw new Error('read')
    },
  }
  await refused(look('swap', payload), 'payload')
})

test('behavior: the wallet gets the copy that was checked', async () => {
  const payload = step(exchange)
  const { prepared } = await look('swap', payload)
  const asked = prepared.steps[0]?.payload
  expect(asked).not.toBe(payload)
  expect(Object.isFrozen(asked)).toBe(true)
})

test('behavior: expired, nothing is asked', async () => {
  const error = await catchError(look('swap', step(exchange), { given: { expiresAt: 5 } }))
  expect(error).toMatchObject({ code: 'PAYMENT_EXPIRED' })
})

test('behavior: what the chain would refuse now is not asked', async () => {
  const check = () => Promise.reject(new Error('the price moved'))
  await expect(look('swap', step(exchange), { parts: { check } })).rejects.toThrow(
    'the price moved',
  )
})
