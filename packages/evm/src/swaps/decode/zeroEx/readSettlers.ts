import { isCleatError } from '@cleat/core/adapter'
import type { SwapNode } from '../base/swapNode.ts'

/** 0x's registry of settlement contracts, on every chain. */
const registry = '0x00000000000004533fe15556b1e086bb1a72ceae'
/** What is settled for those who send the transaction themselves. */
const feature = '2'.padStart(64, '0')
/** `ownerOf(uint256)`: the newest contract. Reverts while 0x has stopped it. */
const newest = `0x6352211e${feature}`
/** `prev(uint128)`: the one before, which the service may still name. */
const previous = `0xe2603dc2${feature}`

/**
 * Reads which contracts settle for 0x now: none while it is paused.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function readSettlers(node: SwapNode): Promise<readonly string[]> {
  const [current, before] = await Promise.all([read(node, newest), read(node, previous)])
  return current === undefined ? [] : before === undefined ? [current] : [current, before]
}

async function read(node: SwapNode, data: string): Promise<string | undefined> {
  try {
    const answer = await node.run({ to: registry, data })
    return /^0x0{24}(?!0{40})[0-9a-f]{40}$/i.test(answer)
      ? `0x${answer.slice(26).toLowerCase()}`
      : undefined
  } catch (error) {
    if (isCleatError(error, 'NETWORK_RPC_FAILED')) throw error
    return undefined
  }
}
