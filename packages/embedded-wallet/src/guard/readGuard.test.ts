import { encodeFunctionData, type Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { delegation } from './delegation.ts'
import { guardCalls } from './guardCalls.ts'
import { readGuard } from './readGuard.ts'

const owner = privateKeyToAccount(generatePrivateKey())
const token: Hex = `0x${'cd'.repeat(20)}`
const calls = [{ to: token, value: 1n, data: '0x12' }] as const
const limits = [{ most: 5n }, { token, most: 6n }]
const given = { owner, chainId: 1, calls, limits, now: 1000n }

test('default: guarded calls are read back', async () => {
  const guard = readGuard(await guardCalls(given))
  expect(guard).toEqual({
    ...{ delegator: owner.address, delegate: owner.address, until: 1300n, limits },
    calls: [{ ...calls[0], to: token }],
  })
})

test('behavior: the account signed them, and no two are the same', async () => {
  const [first, second] = [await guardCalls(given), await guardCalls(given)]
  expect(first.data).not.toBe(second.data)
})

test.each([
  ['another contract', (data: Hex) => ({ to: token, value: 0n, data })],
  ['coins for the manager', (data: Hex, to: Hex) => ({ to, value: 1n, data })],
  ['other data', (_: Hex, to: Hex) => ({ to, value: 0n, data: '0x12345678' as const })],
  ['a call of no batch', (_: Hex, to: Hex) => ({ to, value: 0n, data: redeem([]) })],
  ['data that is cut off', (data: Hex, to: Hex) => ({ to, value: 0n, data: cut(data, -64) })],
])('error: %s', async (_, change) => {
  const { to, data } = await guardCalls(given)
  expect(readGuard(change(data, to))).toBeUndefined()
})

test('error: two delegations at once', async () => {
  const { to, data } = await guardCalls(given)
  const twice = redeem([data, data])
  expect(readGuard({ to, value: 0n, data: twice })).toBeUndefined()
})

function redeem(parts: readonly Hex[]): Hex {
  const zeros = parts.map((): Hex => `0x${'00'.repeat(32)}`)
  return encodeFunctionData({ abi: delegation.abi, args: [parts, zeros, parts] })
}

function cut(data: Hex, end: number): Hex {
  return `0x${data.slice(2, end)}`
}
