import fc from 'fast-check'
import type { Hex } from 'viem'
import { encodeFunctionResult, parseAbi } from 'viem/utils'
import { expect, test } from 'vitest'
import { decodeAggregate } from './decodeAggregate.ts'

const abi = parseAbi([
  'struct Call { address target; bool allowFailure; bytes callData; }',
  'struct Result { bool success; bytes returnData; }',
  'function aggregate3(Call[] calls) payable returns (Result[] returnData)',
])
const functionName = 'aggregate3'
const toHex = (bytes: Uint8Array): Hex => `0x${Buffer.from(bytes).toString('hex')}`
const result = fc.record({
  success: fc.boolean(),
  returnData: fc.uint8Array({ maxLength: 100 }).map(toHex),
})

test('default', () => {
  fc.assert(
    fc.property(fc.array(result, { maxLength: 30 }), (list) => {
      const answer = encodeFunctionResult({ abi, functionName, result: list })
      const wanted = list.map(({ success, returnData }) => (success ? returnData : undefined))
      expect(decodeAggregate({ answer, count: list.length })).toEqual(wanted)
      expect(decodeAggregate({ answer, count: list.length + 1 })).toBeUndefined()
    }),
  )
})

test('error: nothing, half of it, and anything else', () => {
  expect(decodeAggregate({ answer: '0x', count: 0 })).toBeUndefined()
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 4 })
  fc.assert(
    fc.property(
      fc.array(result, { minLength: 1, maxLength: 5 }),
      changes,
      fc.nat(),
      (list, changed, cut) => {
        const whole = Buffer.from(
          encodeFunctionResult({ abi, functionName, result: list }).slice(2),
          'hex',
        )
        for (const [at, value] of changed) whole[at % whole.length] = value
        const answer = toHex(whole.subarray(0, cut % (whole.length + 1)))
        const read = decodeAggregate({ answer, count: list.length })
        // Decoded data is never longer than the answer.
        for (const data of read ?? [])
          expect((data ?? '').length).toBeLessThanOrEqual(answer.length)
        expect(read === undefined || read.length === list.length).toBe(true)
      },
    ),
  )
})
