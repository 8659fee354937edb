import { readWord } from '../abi/readWord.ts'
import { toWord } from '../abi/toWord.ts'
import type { Log } from './readLogs.ts'

/** `UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)` (ERC-4337) */
const operated = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
/** `Deposited(address,uint256)` (ERC-4337) */
const deposited = '0x2da466a7b24304f47e87fa2e1e5a81b9831ce54fec19055ce277ca2f39ba42c4'
/** `ExecutionSuccess(bytes32,uint256)` and `ExecutionFailure(bytes32,uint256)` (Safe) */
const executed = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e'
const notExecuted = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'

/** The entry points 0.6, 0.7 and 0.8, at the same address on every chain (ERC-4337). */
const entryPoints: ReadonlySet<string> = new Set([
  '0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789',
  '0x0000000071727de22e5e9d8baf0edac6f37da032',
  '0x4337084d9e255ff0702461cf8895ce9e3b5ff108',
])

/** What an account's logs say about the operations of a transaction. */
export type AccountEvents = {
  /** Whether all operations of the account failed, and there was one. */
  readonly hasFailed: boolean
  /** What the account has at an entry point after it paid for its operations in advance. */
  readonly deposits: readonly { readonly entryPoint: string; readonly total: bigint }[]
}

/**
 * Reads the logs of a contract account. Anyone can log such events, so those of an entry point
 * count from known ones alone, and those of a Safe from the account itself.
 * @see ERC-4337
 */
export function readAccountEvents(logs: readonly Log[], account: string): AccountEvents {
  const own = `0x${toWord(account)}`
  const results: boolean[] = []
  const deposits: { entryPoint: string; total: bigint }[] = []
  for (const { address, topics, data } of logs) {
    const [event, first, second] = topics
    if (address === account.toLowerCase()) {
      if (event === executed || event === notExecuted) results.push(event === executed)
    } else if (entryPoints.has(address)) {
      if (event === operated && second === own) results.push(readWord(data, 1) === 1n)
      const total = event === deposited && first === own ? readWord(data, 0) : undefined
      if (total !== undefined) deposits.push({ entryPoint: address, total })
    }
  }
  return { hasFailed: results.length > 0 && !results.includes(true), deposits }
}
