import fc from 'fast-check'
import type { Hex } from 'viem'
import { encodeFunctionData, getAddress, parseAbi } from 'viem/utils'
import { expect, test } from 'vitest'
import { encodeAggregate } from './encodeAggregate.ts'

const abi = parseAbi([
  'struct Call { address target; bool allowFailure; bytes callData; }',
  'struct Result { bool success; bytes returnData; }',
  'function aggregate3(Call[] calls) payable returns (Result[] returnData)',
])
const functionName = 'aggregate3'
const toHex = (bytes: Uint8Array): Hex => `0x${Buffer.from(bytes).toString('hex')}`
const address = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((value) => getAddress(toHex(value)))

test('default', () => {
  const calls = fc.array(
    fc.record({ to: address, data: fc.uint8Array({ maxLength: 100 }).map(toHex) }),
    { maxLength: 30 },
  )
  fc.assert(
    fc.property(calls, (list) => {
      const args = list.map(({ to, data }) => ({ target: to, allowFailure: true, callData: data }))
      expect(encodeAggregate(list)).toBe(encodeFunctionData({ abi, functionName, args: [args] }))
    }),
  )
})
