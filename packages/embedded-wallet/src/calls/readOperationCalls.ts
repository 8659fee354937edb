import { type Address, decodeFunctionData, type Hex, parseAbi } from 'viem'
import type { AccountCall } from './accountCall.ts'
import { callBatch } from './callBatch.ts'

const abi = parseAbi([
  'function execute(bytes32 mode, bytes data)',
  'function execute(address to, uint256 value, bytes data)',
  'struct Call { address to; uint256 value; bytes data; }',
  'function executeBatch(Call[] calls)',
])

/** The calls in the data of an operation. `undefined` for anything that is not read in whole. */
export function readOperationCalls(data: Hex): readonly AccountCall[] | undefined {
  try {
    const { functionName, args } = decodeFunctionData({ abi, data })
    if (functionName === 'executeBatch') return args[0]
    const [first, second, third] = args
    if (third !== undefined) return [{ to: first as Address, value: second as bigint, data: third }]
    return callBatch.read(first as Hex, second as Hex)
  } catch {
    return undefined
  }
}
