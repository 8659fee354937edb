import type { RequestAction } from '@cleat/core/adapter'
import fc from 'fast-check'
import { decodeFunctionData, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { decodeCall } from './decodeCall.ts'

const account = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const token = '0x6b175474e89094c44da98b954eedeac495271d0f'
const abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool approved)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
])
const address = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`)
const amount = fc.oneof(fc.bigInt(0n, (1n << 256n) - 1n), fc.bigInt(0n, 1000n))
const bytes = fc
  .uint8Array({ maxLength: 80 })
  .map((list): Hex => `0x${Buffer.from(list).toString('hex')}`)

const call = fc.oneof(
  fc.tuple(fc.constant('transfer'), fc.tuple(address, amount)),
  fc.tuple(fc.constant('transferFrom'), fc.tuple(address, address, amount)),
  fc.tuple(fc.constant('approve'), fc.tuple(address, amount)),
  fc.tuple(fc.constant('setApprovalForAll'), fc.tuple(address, fc.boolean())),
  fc.tuple(fc.constant('safeTransferFrom'), fc.tuple(address, address, amount, amount, bytes)),
)

/** What viem reads, in the words of actions. */
function toExpected(data: Hex): RequestAction {
  const { functionName, args } = decodeFunctionData({ abi, data })
  const lower = (value: unknown) => String(value).toLowerCase()
  const owner = (from: unknown) => (lower(from) === account ? {} : { from: lower(from) })
  switch (functionName) {
    case 'transfer':
      return { kind: 'transfer', token, amount: args[1], to: lower(args[0]) }
    case 'transferFrom':
      return { kind: 'transfer', token, amount: args[2], to: lower(args[1]), ...owner(args[0]) }
    case 'approve': {
      const spender = lower(args[0])
      if (args[1] === 0n) return { kind: 'revoke', token, spender, isZero: true }
      const limit = args[1] >= 1n << 255n ? 'any' : args[1]
      return { kind: 'approve', token, spender, amount: limit, isSignature: false }
    }
    case 'setApprovalForAll':
      return args[1]
        ? { kind: 'approveAll', token, operator: lower(args[0]) }
        : { kind: 'revoke', token, spender: lower(args[0]) }
    default: {
      const [from, to, id, count] = args
      return { kind: 'transfer', token, id, amount: count, to: lower(to), ...owner(from) }
    }
  }
}

test('property: reads what viem reads', () => {
  fc.assert(
    fc.property(call, ([functionName, args]) => {
      const data = encodeFunctionData({ abi, functionName, args } as unknown as Parameters<
        typeof encodeFunctionData
      >[0])
      expect(decodeCall({ to: token, data, value: 0n, account })).toEqual([toExpected(data)])
    }),
  )
})

test('property: data that was changed anywhere is read as a contract reads it, or not at all', () => {
  fc.assert(
    fc.property(call, fc.nat(), fc.integer({ min: 1, max: 15 }), ([functionName, args], at, by) => {
      const data = encodeFunctionData({ abi, functionName, args } as unknown as Parameters<
        typeof encodeFunctionData
      >[0])
      const place = 2 + (at % (data.length - 2))
      const digit = ((Number.parseInt(data[place] ?? '0', 16) + by) % 16).toString(16)
      const changed: Hex = `0x${data.slice(2, place)}${digit}${data.slice(place + 1)}`
      const [action] = decodeCall({ to: token, data: changed, value: 0n, account })
      // Another function, or data that a contract refuses.
      if (place < 10 || action?.kind === 'opaque') return
      expect(action).toEqual(toExpected(changed))
    }),
  )
})
