import fc from 'fast-check'
import {
  type Address,
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  numberToHex,
  parseAbi,
} from 'viem'
import { expect, test } from 'vitest'
import { readCalls } from './readCalls.ts'

const zero: Address = `0x${'00'.repeat(20)}`
const abi = parseAbi([
  'function execute(address to, uint256 value, bytes data)',
  'struct Call { address to; uint256 value; bytes data; }',
  'function executeBatch(Call[] calls)',
])
const modeAbi = parseAbi(['function execute(bytes32 mode, bytes data)'])
const bytes = (length: number) =>
  fc
    .uint8Array({ minLength: length, maxLength: length })
    .map((array) => `0x${Buffer.from(array).toString('hex')}` as Hex)
const call = fc.record({
  to: bytes(20),
  value: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
  data: fc.nat(80).chain(bytes),
})
const read = (given: { to: Hex; data: Hex }[]) =>
  given.map(({ to, data }) => ({ to, selector: data.slice(0, 10) }))
const lower = (calls: ReturnType<typeof readCalls>) =>
  calls?.map(({ to, selector }) => ({ to: to.toLowerCase(), selector }))

test('default: calls that viem writes are read', () => {
  const tuple = abi[1].inputs
  fc.assert(
    fc.property(fc.array(call, { maxLength: 6 }), call, (calls, one) => {
      const { to, value, data } = one
      const single = encodeFunctionData({ abi, functionName: 'execute', args: [to, value, data] })
      expect(lower(readCalls(single))).toEqual(read([one]))
      const batch = encodeFunctionData({ abi, functionName: 'executeBatch', args: [calls] })
      expect(lower(readCalls(batch))).toEqual(read(calls))
      const args = [`0x01${'00'.repeat(31)}`, encodeAbiParameters(tuple, [calls])] as const
      const byMode = encodeFunctionData({ abi: modeAbi, args })
      expect(lower(readCalls(byMode))).toEqual(read(calls))
      const packed = concat([to, numberToHex(value, { size: 32 }), data])
      const oneByMode = encodeFunctionData({ abi: modeAbi, args: [`0x${'00'.repeat(32)}`, packed] })
      expect(lower(readCalls(oneByMode))).toEqual(read([one]))
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['no data', '0x'],
  ['another function', '0xa9059cbb'],
  ['a mode in which calls may fail', encodeMode(`0x0101${'00'.repeat(30)}`)],
  ['a mode in which code of others runs', encodeMode(`0xff${'00'.repeat(31)}`)],
  ['less than an address and a value', encodeMode(`0x${'00'.repeat(32)}`)],
] as const)('error: %s', (_, data) => {
  expect(readCalls(data)).toBeUndefined()
})

function encodeMode(mode: Hex): Hex {
  const data = encodeAbiParameters(abi[1].inputs, [[{ to: zero, value: 0n, data: '0x' }]])
  return encodeFunctionData({ abi: modeAbi, args: [mode, mode.startsWith('0x00') ? '0x' : data] })
}
