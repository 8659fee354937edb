import { expect, test } from 'vitest'
import type { CaipNetwork } from '../../base/caip/network.ts'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'
import type { PreparedPayment } from '../../contract/transfers/preparedPayment.ts'
import type { TransferAdapter } from '../../contract/transfers/transferAdapter.ts'
import { createFakeAdapter } from '../../test/createFakeAdapter.ts'
import { createFakeChain, type FakePayload } from '../../test/createFakeChain.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { mainnet, mainnetId, solana, solanaId } from '../../test/networks.ts'
import { preview } from './preview.ts'

const from = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const network: CaipNetwork = { ...mainnet, chainNamespace: 'eip155', caipNetworkId: mainnetId }

const payload: FakePayload = { from, to, token, amount: 5n, chain: '1', feeLimit: 42_000n }
const prepared: PreparedPayment = {
  payment: {
    network,
    address: from,
    to,
    asset: { address: token, decimals: 6, symbol: 'USDT' },
    amount: 5n,
  },
  payload,
  fee: { expected: 21_000n, limit: 42_000n },
  notes: [],
}

type Sending = Extract<WalletRequest, { type: 'payment:send' }>

function look(given: PreparedPayment, parts: Partial<TransferAdapter> = {}): Promise<Sending> {
  const adapter = createFakeAdapter({ namespace: given.payment.network.chainNamespace })
  const { transfers } = createFakeChain(parts)
  adapter.features['transfers:load'] = async () => transfers
  const { chainNamespace: namespace, caipNetworkId } = given.payment.network
  const { kit } = createTestKit({ adapter, networks: [mainnet, solana], adapters: [adapter] })
  const view = { namespace, address: from, caipNetworkId, wallet: 'Wallet A' }
  const request: Sending = {
    type: 'payment:send',
    prepared: given,
    view,
    onDispatch: () => undefined,
  }
  return preview(kit, request) as Promise<Sending>
}

const withPayload = (part: Partial<FakePayload>): PreparedPayment => ({
  ...prepared,
  payload: { ...payload, ...part },
})

test('default', async () => {
  const { prepared: checked } = await look(prepared)
  expect(checked).toEqual(prepared)
})

test('behavior: what the wallet takes is another fee than the payload names', async () => {
  const fee = { expected: 9n, limit: 9n }
  const limited = (payloadLimit: bigint) => ({ ...prepared, fee: { ...fee, payloadLimit } })
  expect((await look(limited(42_000n))).prepared.fee).toMatchObject(fee)
  await expect(look(limited(41_999n))).rejects.toMatchObject({ context: { field: 'fee' } })
})

test('behavior: other requests pass as they are', async () => {
  const { kit } = createTestKit()
  const view = { namespace: 'eip155', address: from, caipNetworkId: mainnetId, wallet: 'A' }
  const request = { type: 'message:sign', message: 'Hello', view } as const
  await expect(preview(kit, request)).resolves.toBe(request)
})

test('behavior: the case of an EVM address is its checksum, no more', async () => {
  await expect(
    look(withPayload({ to: to.toLowerCase(), token: token.toLowerCase() })),
  ).resolves.toMatchObject({ type: 'payment:send' })
})

const shifted: readonly [string, Partial<FakePayload>][] = [
  ['from', { from: to }],
  ['from', { from: '' }],
  ['to', { to: from }],
  ['to', { to: `${to.slice(0, -1)}9` }],
  ['to', { to: '' }],
  ['token', { token: undefined }],
  ['token', { token: to }],
  ['token', { token: '' }],
  ['amount', { amount: 6n }],
  ['amount', { amount: 4n }],
  ['amount', { amount: 0n }],
  ['amount', { amount: -5n }],
  ['amount', { amount: 5n + 2n ** 256n }],
  ['chain', { chain: '8453' }],
  ['chain', { chain: '01' }],
  ['chain', { chain: '' }],
  ['fee', { feeLimit: 42_001n }],
  ['fee', { feeLimit: 10n ** 18n }],
]

test.each(shifted)('error: PAYMENT_ALTERED, %s %o', async (field, part) => {
  await expect(look(withPayload(part))).rejects.toMatchObject({
    code: 'PAYMENT_ALTERED',
    context: { field },
  })
})

test('error: PAYMENT_ALTERED, a token where the chain’s own coin was meant', async () => {
  const asset = { decimals: 18, symbol: 'ETH' }
  await expect(
    look({ ...prepared, payment: { ...prepared.payment, asset } }),
  ).rejects.toMatchObject({ code: 'PAYMENT_ALTERED', context: { field: 'token' } })
})

test('error: PAYMENT_ALTERED where letters of another case are another address', async () => {
  const there: CaipNetwork = { ...solana, chainNamespace: 'solana', caipNetworkId: solanaId }
  const chain = String(solana.id)
  const given = { ...withPayload({ chain }), payment: { ...prepared.payment, network: there } }
  await expect(look(given)).resolves.toMatchObject({ type: 'payment:send' })
  await expect(
    look({ ...given, payload: { ...payload, chain, to: to.toLowerCase() } }),
  ).rejects.toMatchObject({ code: 'PAYMENT_ALTERED', context: { field: 'to' } })
})

test.each<[string, unknown]>([
  [
    'a getter that gives something else each time',
    Object.defineProperty({ ...payload }, 'to', {
      get: () => `${to}${Math.random()}`,
      enumerable: true,
    }),
  ],
  ['a method', { ...payload, toJSON: () => payload }],
  [
    'a Proxy',
    new Proxy(
      { ...payload },
      { get: (target, key) => (key === 'to' ? from : Reflect.get(target, key)) },
    ),
  ],
  ['a symbol', { ...payload, to: Symbol('to') }],
])('error: PAYMENT_ALTERED, what has %s is no data', async (_, given) => {
  await expect(look({ ...prepared, payload: given })).rejects.toMatchObject({
    code: 'PAYMENT_ALTERED',
  })
})

test('behavior: what is inherited is not part of it', async () => {
  const given = Object.assign(Object.create({ to: from }), { ...payload, to: undefined })
  delete given.to
  await expect(look({ ...prepared, payload: given })).rejects.toMatchObject({
    code: 'PAYMENT_ALTERED',
    context: { field: 'to' },
  })
})

test('behavior: what goes on to the wallet cannot be changed any more, from inside or outside', async () => {
  const mine = { ...payload, outputs: [{ to, bytes: new Uint8Array([1, 2]) }] }
  const { prepared: checked } = await look(
    { ...prepared, payload: mine },
    {
      check: async () => {
        mine.to = from
        mine.outputs.push({ to: from, bytes: new Uint8Array() })
      },
    },
  )
  expect(checked.payload).toEqual({ ...payload, outputs: [{ to, bytes: new Uint8Array([1, 2]) }] })
  expect(() => Object.assign(checked.payload as object, { to: from })).toThrow(TypeError)
})

test('error: what the chain cannot read as a payment is not one', async () => {
  const refusal = new CleatError('PAYMENT_ALTERED', { context: { field: 'data' } })
  await expect(look(prepared, { decode: () => Promise.reject(refusal) })).rejects.toBe(refusal)
})

test('behavior: a fee that the wallet sets is bounded by the wallet alone', async () => {
  const decode = async () => ({ from, to, token, amount: 5n, chain: '1', feeLimit: undefined })
  const notes = [{ type: 'wallet-sets-fee' }] as const
  await expect(look({ ...prepared, notes }, { decode })).resolves.toMatchObject({
    type: 'payment:send',
  })
  await expect(look({ ...prepared, fee: undefined }, { decode })).resolves.toMatchObject({
    type: 'payment:send',
  })
  await expect(look(prepared, { decode })).rejects.toMatchObject({ context: { field: 'fee' } })
})

test('error: PAYMENT_ALTERED, a fee where none was shown', async () => {
  await expect(look({ ...prepared, fee: undefined })).rejects.toMatchObject({
    code: 'PAYMENT_ALTERED',
    context: { field: 'fee' },
  })
})

test('behavior: who pays and on which chain is left to the wallet where the payload does not say', async () => {
  const decode = async () => ({
    from: undefined,
    to,
    token,
    amount: 5n,
    chain: undefined,
    feeLimit: 1n,
  })
  await expect(look(prepared, { decode })).resolves.toMatchObject({ type: 'payment:send' })
})

test('error: PAYMENT_EXPIRED', async () => {
  await expect(look({ ...prepared, expiresAt: Date.now() })).rejects.toMatchObject({
    code: 'PAYMENT_EXPIRED',
  })
  await expect(look({ ...prepared, expiresAt: Date.now() + 60_000 })).resolves.toBeDefined()
})

test('behavior: the chain is asked last whether it can still be paid', async () => {
  const refusal = new CleatError('PAYMENT_FEE_UNCOVERED', { context: { symbol: 'ETH', fee: '1' } })
  let asked = 0
  const check = () => {
    asked += 1
    return Promise.reject(refusal)
  }
  await expect(look(prepared, { check })).rejects.toBe(refusal)
  await expect(look(withPayload({ amount: 6n }), { check })).rejects.toMatchObject({
    code: 'PAYMENT_ALTERED',
  })
  expect(asked).toBe(1)
})
