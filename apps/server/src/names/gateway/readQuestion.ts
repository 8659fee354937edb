import { type Hex, hexToBytes, namehash } from 'viem'
import { decodeFunctionData, parseAbi } from 'viem/utils'

/** One thing that a resolver is asked about a name. */
export type Question =
  /** `addr(bytes32)` wants an address of Ethereum, and not bytes. */
  | { readonly kind: 'address'; readonly coinType: bigint; readonly isBytes: boolean }
  | { readonly kind: 'text'; readonly key: string }
  | { readonly kind: 'contenthash' }
  | { readonly kind: 'name' }
  | { readonly kind: 'several'; readonly questions: readonly Question[] }

export type NamedQuestion = { readonly name: string; readonly question: Question }

const resolveAbi = parseAbi(['function resolve(bytes name, bytes data)'])
const questionAbi = parseAbi([
  'function addr(bytes32 node)',
  'function addr(bytes32 node, uint256 coinType)',
  'function text(bytes32 node, string key)',
  'function contenthash(bytes32 node)',
  'function name(bytes32 node)',
  'function multicall(bytes[] data)',
])

const ethereum = 60n
const mostQuestions = 32
const longestName = 255

/**
 * Reads the call data that a resolver hands to its gateway (ENSIP-10, ENSIP-22). `undefined` where
 * it is no question about one name.
 */
export function readQuestion(data: Hex): NamedQuestion | undefined {
  try {
    const { args } = decodeFunctionData({ abi: resolveAbi, data })
    const name = readDnsName(args[0])
    if (name === undefined) return undefined
    const question = read(args[1], namehash(name))
    return question && { name, question }
  } catch {
    return undefined
  }
}

function read(data: Hex, node: Hex): Question | undefined {
  const { functionName, args } = decodeFunctionData({ abi: questionAbi, data })
  if (functionName === 'multicall') return readSeveral(args[0], node)
  if (args[0] !== node) return undefined
  if (functionName === 'text') return { kind: 'text', key: args[1] }
  if (functionName !== 'addr') return { kind: functionName }
  const coinType = args[1] ?? ethereum
  return { kind: 'address', coinType, isBytes: args[1] !== undefined }
}

function readSeveral(calls: readonly Hex[], node: Hex): Question | undefined {
  if (calls.length > mostQuestions) return undefined
  const questions: Question[] = []
  for (const call of calls) {
    const question = read(call, node)
    // A list in a list would be as long as its reader likes.
    if (!question || question.kind === 'several') return undefined
    questions.push(question)
  }
  return { kind: 'several', questions }
}

/** A name as DNS writes it: each label behind its length, and an empty one at the end. */
function readDnsName(data: Hex): string | undefined {
  const bytes = hexToBytes(data)
  if (bytes.length > longestName) return undefined
  const labels: string[] = []
  let at = 0
  for (let length = bytes[at]; length !== 0; length = bytes[at]) {
    if (length === undefined || at + 1 + length >= bytes.length) return undefined
    const label = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      bytes.subarray(at + 1, at + 1 + length),
    )
    if (label.includes('.')) return undefined
    labels.push(label)
    at += 1 + length
  }
  return at === bytes.length - 1 && labels.length > 0 ? labels.join('.') : undefined
}
