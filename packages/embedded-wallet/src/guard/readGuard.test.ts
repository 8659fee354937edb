import { encodeFunctionData, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { delegation } from './delegation.ts'
import { guardCalls } from './guardCalls.ts'
import { readGuard } from './readGuard.ts'

const account: Hex = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token: Hex = `0x${'cd'.repeat(20)}`
const calls = [{ to: token, value: 1n, data: '0x12' }] as const
const limits = [{ most: 5n }, { token, most: 6n }]
const terms = { limits, until: 1300n, salt: 7n }
const given = { account, calls, terms, signature: '0x1234' } as const

test('default: guarded calls are read back', () => {
  const guard = readGuard(guardCalls(given))
  expect(guard).toEqual({
    ...{ delegator: account, delegate: account, until: 1300n, limits },
    calls: [{ ...calls[0], to: token }],
  })
})

test.each([
  ['another contract', (data: Hex) => ({ to: token, value: 0n, data })],
  ['coins for the manager', (data: Hex, to: Hex) => ({ to, value: 1n, data })],
  ['other data', (_: Hex, to: Hex) => ({ to, value: 0n, data: '0x12345678' as const })],
  ['a call of no batch', (_: Hex, to: Hex) => ({ to, value: 0n, data: redeem([]) })],
  ['data that is cut off', (data: Hex, to: Hex) => ({ to, value: 0n, data: cut(data, -64) })],
])('error: %s', (_, change) => {
  const { to, data } = guardCalls(given)
  expect(readGuard(change(data, to))).toBeUndefined()
})

test('error: two delegations at once', () => {
  const { to, data } = guardCalls(given)
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
