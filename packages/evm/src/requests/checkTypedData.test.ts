import type { Connection } from '@cleat/core/adapter'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkTypedData } from './checkTypedData.ts'
import { createClaims } from './createClaims.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const foreign = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const connection = {
  connectorId: 'harbour',
  accounts: [{ address }],
  caipNetworkId: 'eip155:8453' as Connection['caipNetworkId'],
} satisfies Connection

/** What is sent to the wallet, or the code and the fact of the refusal. */
function check(...params: unknown[]): unknown {
  try {
    return checkTypedData(createClaims('eth_signTypedData_v4', connection), params)
  } catch (error) {
    const { code, context } = error as { code: string; context: Record<string, string> }
    return [code, context.actual ?? context.reason]
  }
}

function permit(chainId?: unknown): object {
  return {
    domain: { name: 'Permit2', verifyingContract: permit2, chainId },
    message: { amount: '1461501637330902918203684832716283019655932542975' },
    primaryType: 'PermitSingle',
    types: {},
  }
}

test('behavior: a salt of another chain, and what is none', () => {
  const salted = (salt: unknown, chainId?: number) => ({
    ...permit(chainId),
    domain: { salt, ...(chainId !== undefined && { chainId }) },
  })
  expect(check(address, salted(1n))).toEqual(['REQUEST_WRONG_NETWORK', 'eip155:1'])
  expect(check(address, salted('0x1'))).toEqual(['REQUEST_WRONG_NETWORK', 'eip155:1'])
  for (const salt of [0n, 2n ** 32n, `0x${'ab'.repeat(32)}`, 'x', undefined, 8453n])
    expect(check(address, salted(salt))).toEqual([address, salted(salt)])
  expect(check(address, salted(1n, 8453))).toEqual([address, salted(1n, 8453)])
})

test('behavior: names the place of what is wrong', () => {
  const fieldOf = (...params: unknown[]) => {
    try {
      return checkTypedData(createClaims('eth_signTypedData_v4', connection), params)
    } catch (error) {
      return (error as { context: { field: string } }).context.field
    }
  }
  expect(fieldOf(foreign, permit())).toBe('params[0]')
  expect(fieldOf([{ name: 'a' }], foreign)).toBe('params[1]')
  expect(fieldOf(address, permit(1))).toBe('domain.chainId')
  expect(fieldOf(address, { ...permit(), domain: { salt: '0x1' } })).toBe('domain.salt')
})

test('error: parameters that are no list', () => {
  for (const params of [undefined, 'x', { 0: address, 1: permit() }])
    expect(() => checkTypedData(createClaims('eth_signTypedData_v4', connection), params)).toThrow(
      expect.objectContaining({
        code: 'REQUEST_UNREADABLE',
        context: expect.objectContaining({ reason: 'no list' }),
      }),
    )
})

test.each([8453, '8453', '0x2105', '0x02105', 8453n, undefined, null])(
  'default: a permit of this chain, written as %o, or of none',
  (chainId) => {
    const data = permit(chainId)
    expect(check(address, data)).toEqual([address, data])
  },
)

test.each([
  [1, 'eip155:1'],
  ['1', 'eip155:1'],
  ['0x1', 'eip155:1'],
  [1n, 'eip155:1'],
  [0, 'eip155:0'],
  [8453.5, '8453.5'],
  ['8453 ', '8453 '],
  ['', ''],
  [[8453], 'object'],
  [true, 'true'],
])('error: REQUEST_WRONG_NETWORK for a permit of %o', (chainId, actual) => {
  expect(check(address, permit(chainId))).toEqual(['REQUEST_WRONG_NETWORK', actual])
  if (typeof chainId === 'bigint') return
  expect(check(address, JSON.stringify(permit(chainId)))).toEqual([
    ...['REQUEST_WRONG_NETWORK', actual],
  ])
})

test('error: REQUEST_WRONG_NETWORK where the salt is the chain', () => {
  const salt = (id: number) => ({ domain: { salt: `0x${id.toString(16).padStart(64, '0')}` } })
  expect(check(address, salt(137))).toEqual(['REQUEST_WRONG_NETWORK', 'eip155:137'])
  expect(check(address, salt(8453))).toEqual([address, salt(8453)])
  const random = { domain: { salt: `0x${'5a'.repeat(32)}` } }
  expect(check(address, random)).toEqual([address, random])
})

test('error: REQUEST_WRONG_ACCOUNT for another signer, in both orders', () => {
  expect(check(foreign, permit(8453))).toEqual(['REQUEST_WRONG_ACCOUNT', foreign])
  expect(check(JSON.stringify(permit(8453)), foreign)).toEqual(['REQUEST_WRONG_ACCOUNT', foreign])
  expect(check([{ name: 'a' }], foreign)).toEqual(['REQUEST_WRONG_ACCOUNT', foreign])
})

test('behavior: text is sent as it was parsed, so that no parser reads other values', () => {
  const last = '{"domain":{"chainId":"0x1","chainId":"0x2105"},"message":{"to":"a","to":"b"}}'
  const read = '{"domain":{"chainId":"0x2105"},"message":{"to":"b"}}'
  expect(check(address, last)).toEqual([address, read])
  expect(check(last, address)).toEqual([read, address])
  const other = '{"domain":{"chainId":"0x2105"},"domain":{"chainId":"0x1"}}'
  expect(check(address, other)).toEqual(['REQUEST_WRONG_NETWORK', 'eip155:1'])
  const escaped = '{"domain":{"ch\\u0061inId":1}}'
  expect(check(address, escaped)).toEqual(['REQUEST_WRONG_NETWORK', 'eip155:1'])
})

test.each([
  ['text that is not JSON', ['{"domain":', '', "{'domain':{}}", '\ufeff{}']],
  ['no typed data', ['null', '5', '"text"', 5, null, undefined]],
  [
    'a number above 2^53 that is not written as text',
    ['{"message":{"amount":10000000000000000001}}', '{"message":{"amount":1e400}}'],
  ],
  ['a property __proto__', ['{"__proto__":{"domain":{"chainId":1}}}']],
  ['more than 64 levels', [`${'['.repeat(90_000)}${']'.repeat(90_000)}`]],
])('error: REQUEST_UNREADABLE for %s', (reason, values) => {
  for (const value of values) expect(check(address, value)).toEqual(['REQUEST_UNREADABLE', reason])
})

test('property: what passes as text says the same when a wallet parses it', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (message) => {
      const data = { domain: { chainId: 8453 }, message }
      const sent = check(address, JSON.stringify(data))
      const [code] = sent as readonly string[]
      if (code === 'REQUEST_UNREADABLE') return
      expect(JSON.parse((sent as readonly string[])[1] ?? '')).toEqual(
        JSON.parse(JSON.stringify(data)),
      )
    }),
  )
})
