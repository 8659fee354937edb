import type { AccountCode } from '@cleat/core/adapter'
import { library } from '../library/viemCodec.ts'
import type { EvmNode } from '../node/createEvmNode.ts'
import { isDelegated } from '../node/isDelegated.ts'
import { knownCode } from './knownCode.ts'

/**
 * Reads what code an account runs. A known address without its code, or with another one, counts
 * as unknown.
 * @throws `NETWORK_RPC_FAILED`
 * @see EIP-7702
 */
export async function readAccountCode(
  node: EvmNode,
  { address }: { address: string },
): Promise<AccountCode> {
  const code = await node.readBytes('eth_getCode', address, 'latest')
  if (code === '0x') return { kind: 'none' }
  if (!isDelegated(code)) return { kind: 'contract' }
  const program = `0x${code.slice(8).toLowerCase()}`
  const known = knownCode.find((one) => one.address === program)
  if (!known || !(await isRunning(node, known))) return { kind: 'unknown', address: program }
  return { kind: 'known', name: known.name, address: program }
}

async function isRunning(
  node: EvmNode,
  { address, codeHash }: (typeof knownCode)[number],
): Promise<boolean> {
  const code = await node.readBytes('eth_getCode', address, 'latest')
  if (code === '0x') return false
  if (codeHash === undefined) return true
  return library.keccak256(code as `0x${string}`) === codeHash
}
