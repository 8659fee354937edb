import { type DecodedExchange, isCleatError } from '@cleat/core/adapter'
import { createHostileValues } from '@cleat/core/test/createHostileValues'
import fc from 'fast-check'
import { getAddress, keccak256, toHex } from 'viem'
import { expect, test } from 'vitest'
import { account, dai, native, thief, usdc, weth, zero } from '../../test/swaps/createSample.ts'
import { hashTypedDataBy, type TypedDataJson } from '../../test/swaps/hashTypedDataBy.ts'
import { numRuns } from '../../test/swaps/numRuns.ts'
import { address, addresses, amount } from '../../test/swaps/swapArbitraries.ts'
import { decodeOrder } from './decodeOrder.ts'

const settlement = '0x9008d19f58aabd9ed0d60971565aa8510560ab41'
const types = {
  EIP712Domain: [
    { name: 'name', type: 'string' },
    { name: 'version', type: 'string' },
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
  ],
  Order: [
    { name: 'sellToken', type: 'address' },
    { name: 'buyToken', type: 'address' },
    { name: 'receiver', type: 'address' },
    { name: 'sellAmount', type: 'uint256' },
    { name: 'buyAmount', type: 'uint256' },
    { name: 'validTo', type: 'uint32' },
    { name: 'appData', type: 'bytes32' },
    { name: 'feeAmount', type: 'uint256' },
    { name: 'kind', type: 'string' },
    { name: 'partiallyFillable', type: 'bool' },
    { name: 'sellTokenBalance', type: 'string' },
    { name: 'buyTokenBalance', type: 'string' },
  ],
}
const domain = {
  ...{ name: 'Gnosis Protocol', version: 'v2', chainId: 1 },
  verifyingContract: getAddress(settlement),
}
const message = {
  ...{ sellToken: getAddress(dai), buyToken: getAddress(usdc), receiver: getAddress(account) },
  ...{ sellAmount: '10000000000000000000', buyAmount: '9870202', validTo: 1_795_000_000 },
  ...{ appData: keccak256(toHex('{}')), feeAmount: '0', kind: 'sell', partiallyFillable: false },
  ...{ sellTokenBalance: 'erc20', buyTokenBalance: 'erc20' },
}
const order: TypedDataJson = { domain, types, primaryType: 'Order', message }

const decode = (typedData: unknown, chainId = 1) =>
  decodeOrder({ ...{ typedData, account, chainId }, policy: {} })
const facts = decode(order)

function judge(typedData: unknown, chainId = 1): string {
  try {
    const read = decode(typedData, chainId)
    const fields = {
      source: 'token',
      target: 'target',
      amount: 'amount',
      minReceived: 'minimum',
      deadline: 'deadline',
    }
    const found = Object.entries(fields).find(
      ([key]) => read[key as keyof DecodedExchange] !== facts[key as keyof DecodedExchange],
    )
    return found?.[1] ?? 'accepted'
  } catch (error) {
    if (!isCleatError(error)) throw error
    return isCleatError(error, 'PAYMENT_ALTERED') ? error.context.field : error.code
  }
}
const say = (part: { readonly [key: string]: unknown }): TypedDataJson => ({
  ...order,
  message: { ...message, ...part },
})
const inDomain = (part: { readonly [key: string]: unknown }): TypedDataJson => ({
  ...order,
  domain: { ...domain, ...part },
})
const ofTypes = (part: TypedDataJson['types']): TypedDataJson => ({
  ...order,
  types: { ...types, ...part },
})

test('default', () => {
  expect(facts).toEqual({
    ...{ type: 'exchange', router: settlement, source: dai, target: usdc },
    ...{
      amount: 10n ** 19n,
      minReceived: 9_870_202n,
      receiver: account,
      deadline: 1_795_000_000_000,
    },
  })
})

test('property: what is read is what viem and ethers sign', () => {
  const orders = fc.record({
    ends: addresses(2),
    ...{ receiver: address, sellAmount: amount, buyAmount: amount, isCoin: fc.boolean() },
    ...{ validTo: fc.integer({ min: 0, max: 2 ** 32 - 1 }), isText: fc.boolean() },
  })
  fc.assert(
    fc.property(orders, ({ ends, isCoin, isText, ...rest }) => {
      const [sellToken, buyToken] = [ends[0], isCoin ? native : ends[1]]
      const typedData = say({
        ...{ ...rest, sellToken, buyToken, validTo: isText ? String(rest.validTo) : rest.validTo },
        ...{ sellAmount: String(rest.sellAmount), buyAmount: String(rest.buyAmount) },
      })
      const read = decodeOrder({ typedData, account: rest.receiver, chainId: 1, policy: {} })
      const again = say({
        ...{ sellToken: read.source, buyToken: read.target ?? native, receiver: read.receiver },
        ...{ sellAmount: read.amount, buyAmount: read.minReceived },
        validTo: (read.deadline ?? 0) / 1000,
      })
      const [one, ...others] = [...hashTypedDataBy(typedData), ...hashTypedDataBy(again)]
      for (const other of others) expect(other).toBe(one)
    }),
    { numRuns },
  )
})

test.each<[string, unknown, string, number?]>([
  ['more is sold', say({ sellAmount: '10000000000000000001' }), 'amount'],
  ['everything is sold', say({ sellAmount: String(2n ** 256n - 1n) }), 'amount'],
  ['more than there can be', say({ sellAmount: String(2n ** 256n) }), 'amount'],
  ['nothing is sold', say({ sellAmount: '0' }), 'amount'],
  ['less than nothing', say({ sellAmount: '-1' }), 'amount'],
  ['an amount in hex', say({ sellAmount: '0x8ac7230489e80000' }), 'amount'],
  ['an amount with a point', say({ sellAmount: '10.5' }), 'amount'],
  ['an amount that is not exact', say({ sellAmount: 1e19 }), 'amount'],
  ['an amount with zeros before it', say({ sellAmount: '010' }), 'amount'],
  ['a lower minimum', say({ buyAmount: '9870201' }), 'minimum'],
  ['a minimum of one', say({ buyAmount: '1' }), 'minimum'],
  ['no minimum', say({ buyAmount: '0' }), 'SWAP_FLOOR_MISSING'],
  ['another token is sold', say({ sellToken: weth }), 'token'],
  ['what is no token is sold', say({ sellToken: 'DAI' }), 'token'],
  ['what is no token is bought', say({ buyToken: 5 }), 'target'],
  ['a minimum that is none', say({ buyAmount: 'all' }), 'minimum'],
  ['coins are sold', say({ sellToken: native }), 'token'],
  ['the zero address is sold', say({ sellToken: zero }), 'token'],
  ['another token is bought', say({ buyToken: weth }), 'target'],
  ['coins are bought', say({ buyToken: native }), 'target'],
  ['the zero address is bought', say({ buyToken: zero }), 'target'],
  ['the same token is bought', say({ buyToken: dai }), 'target'],
  ['a thief receives', say({ receiver: thief }), 'to'],
  ['the zero address receives', say({ receiver: zero }), 'to'],
  ['no address receives', say({ receiver: '0x' }), 'to'],
  ['a name receives', say({ receiver: 'thief.eth' }), 'to'],
  ['a later end', say({ validTo: 1_795_000_001 }), 'deadline'],
  ['no end', say({ validTo: 2 ** 32 - 1 }), 'deadline'],
  ['an end that is too long', say({ validTo: 2 ** 32 }), 'deadline'],
  ['something about itself', say({ appData: keccak256(toHex('{"hooks":{}}')) }), 'appData'],
  ['nothing about itself', say({ appData: `0x${'0'.repeat(64)}` }), 'appData'],
  ['a fee in addition', say({ feeAmount: '1' }), 'fee'],
  ['an order to buy', say({ kind: 'buy' }), 'kind'],
  ['an order in parts', say({ partiallyFillable: true }), 'partiallyFillable'],
  ['an order in parts, nearly', say({ partiallyFillable: 0 }), 'partiallyFillable'],
  ['a balance in a vault', say({ sellTokenBalance: 'internal' }), 'sellTokenBalance'],
  ['a vault receives', say({ buyTokenBalance: 'internal' }), 'buyTokenBalance'],
  ['a fact more', say({ permit: true }), 'data'],
  ['a fact less', say({ kind: undefined }), 'kind'],
  ['no message', { ...order, message: undefined }, 'data'],
  ['another contract', inDomain({ verifyingContract: thief }), 'SWAP_ROUTER_UNKNOWN'],
  ['no contract', inDomain({ verifyingContract: undefined }), 'domain'],
  ['another name', inDomain({ name: 'Permit2' }), 'domain'],
  ['another version', inDomain({ version: 'v1' }), 'domain'],
  ['a salt', inDomain({ salt: `0x${'0'.repeat(64)}` }), 'domain'],
  ['another chain in the domain', inDomain({ chainId: 100 }), 'chain'],
  ['a chain in hex', inDomain({ chainId: '0x1' }), 'chain'],
  ['another chain', order, 'chain', 100],
  ['a chain without CoW', inDomain({ chainId: 10 }), 'SWAP_ROUTER_UNKNOWN', 10],
  ['another type', { ...order, primaryType: 'Permit' }, 'types'],
  ['a type more', ofTypes({ Other: [] }), 'types'],
  ['members in another order', ofTypes({ Order: types.Order.toReversed() }), 'types'],
  [
    'a member of another type',
    ofTypes({ Order: types.Order.with(5, { name: 'validTo', type: 'uint256' }) }),
    'types',
  ],
  ['a member less', ofTypes({ Order: types.Order.slice(1) }), 'types'],
  ['a domain of other types', ofTypes({ EIP712Domain: types.EIP712Domain.slice(1) }), 'types'],
  ['the domain of no types', { ...order, types: { Order: types.Order } }, 'types'],
  ['text', JSON.stringify(order), 'data'],
  ['a list', [order], 'data'],
])('error: %s', (_, typedData, refusal, chainId) => {
  expect(judge(typedData, chainId)).toBe(refusal)
})

test.each<[string, unknown, number?]>([
  ['as it is written', order],
  ['with a chain as text', inDomain({ chainId: '1' })],
  ['with small amounts as numbers', say({ buyAmount: 9_870_202, feeAmount: 0 })],
  [
    'with its types in another order',
    { ...order, types: { Order: types.Order, EIP712Domain: types.EIP712Domain } },
  ],
  ['in lower case', say({ sellToken: dai, buyToken: usdc, receiver: account })],
  ['on Gnosis', inDomain({ chainId: 100 }), 100],
  ['on Base', inDomain({ chainId: 8453 }), 8453],
  ['on Arbitrum', inDomain({ chainId: 42_161 }), 42_161],
])('behavior: an order %s', (_, typedData, chainId) => {
  expect(judge(typedData, chainId)).toBe('accepted')
})

test.each(createHostileValues())('error: %s is no order', (_, value) => {
  expect(judge(value)).toBe('data')
  expect(() => decode(say({ sellAmount: value }))).toThrow()
})

test('property: whatever is given, it is an order or refused', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (value) => {
      expect(judge(value)).toBe('data')
    }),
  )
})
