import {
  type Address,
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionData,
  type Hex,
  parseAbi,
} from 'viem'
import { revert } from './createFakeNode.ts'

/** ENS's universal resolver. */
export const universalResolver: Address = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'
/** What of it is called back. */
const callback: Hex = '0x12345678'
export const batchGateway = 'x-batch-gateway:true'

const batchAbi = parseAbi([
  'struct Query { address sender; string[] urls; bytes data; }',
  'function query(Query[] queries) returns (bool[] failures, bytes[] responses)',
])

/** The revert of a contract whose answer is off the chain (EIP-3668). */
export function encodeLookup(parameters: {
  urls: readonly string[]
  callData?: Hex
  sender?: Address
}): Error {
  const { urls, callData = '0xca11', sender = universalResolver } = parameters
  const data = encodeErrorResult({
    abi: parseAbi(['error OffchainLookup(address, string[], bytes, bytes4, bytes)']),
    args: [sender, [...urls], callData, callback, '0xe47a'],
  })
  return revert('execution reverted', data)
}

/** A call of the batch gateway: one query for each list of URLs (ENSIP-21). */
export function encodeQueries(
  sender: Address,
  queries: readonly { urls: readonly string[]; callData?: Hex }[],
): Hex {
  const rows = queries.map(({ urls, callData = '0xca11' as const }) => ({
    ...{ sender, urls: [...urls], data: callData },
  }))
  return encodeFunctionData({ abi: batchAbi, args: [rows] })
}

const httpError = encodeErrorResult({
  abi: parseAbi(['error HttpError(uint16, string)']),
  args: [502, ''],
})

/** The answer of the batch gateway. `undefined` stands for a failure, of which it tells nothing. */
export function encodeAnswers(answers: readonly (Hex | undefined)[]): Hex {
  return encodeAbiParameters(
    [{ type: 'bool[]' }, { type: 'bytes[]' }],
    [answers.map((one) => one === undefined), answers.map((one) => one ?? httpError)],
  )
}

/** What the contract is called with after an answer. */
export function encodeProof(answer: Hex): Hex {
  const proof = encodeAbiParameters([{ type: 'bytes' }, { type: 'bytes' }], [answer, '0xe47a'])
  return `${callback}${proof.slice(2)}`
}
