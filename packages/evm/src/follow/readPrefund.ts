import { readWord } from '../abi/readWord.ts'
import { toWord } from '../abi/toWord.ts'
import type { EvmNode } from '../node/createEvmNode.ts'
import { readDeposits } from './readDeposits.ts'
import type { Receipt } from './readReceipt.ts'

/** `balanceOf(address)` of an entry point. Written here, because what judges shares no code. */
const balanceOf = '0x70a08231'

/**
 * What the account paid an entry point in advance (ERC-4337). `undefined` if it cannot be told from
 * other deposits.
 */
export async function readPrefund(
  node: EvmNode,
  parameters: { account: string; receipt: Receipt; before: string },
): Promise<bigint | undefined> {
  const { account, receipt, before } = parameters
  const [deposit, ...more] = readDeposits(receipt.logs, account)
  if (!deposit) return 0n
  if (more.length > 0) return undefined
  const call = { to: deposit.entryPoint, data: balanceOf + toWord(account) }
  const old = readWord(await node.run(call, before), 0)
  return old === undefined ? undefined : deposit.total - old
}
