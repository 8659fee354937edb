import type { Swap } from '@cleat/core/adapter'
import { toWord } from '../../abi/toWord.ts'
import type { EvmNode } from '../../node/createEvmNode.ts'
import { isRpcFailure } from '../../node/isRpcFailure.ts'
import { readGas } from '../../prepare/readGas.ts'
import type { EvmCall } from '../calls/evmCall.ts'
import { writeApproval } from '../calls/writeApproval.ts'
import type { SwapTransaction } from './tryTransactions.ts'

/** What an allowance may use that cannot be estimated before another one is gone. */
const usualGas = { expected: 60_000n, limit: 100_000n } as const

/**
 * Lists the transactions that let a spender take exactly the amount: none if it may already. Some
 * tokens want an earlier allowance set to zero first, which is found out by trying.
 * @throws `TRANSACTION_FAILED`, `NETWORK_RPC_FAILED`
 */
export async function listApprovals(
  node: EvmNode,
  parameters: { swap: Swap; spender: string; allowance: bigint },
): Promise<readonly SwapTransaction[]> {
  const { swap, spender, allowance } = parameters
  const { address: from, source, amount } = swap
  if (source.address === undefined || allowance >= amount) return []
  const token = source.address
  const write = (value: bigint) => writeApproval({ token, spender, amount: value })
  const count = ({ to, data }: EvmCall) => readGas(node, { from, to, data, value: '0x0' })
  const [approval, removal] = [write(amount), write(0n)]
  if (allowance === 0n || (await passes(node, { from, call: approval })))
    return [{ type: 'approve', call: approval, gas: await count(approval) }]
  return [
    { type: 'reset', call: removal, gas: await count(removal) },
    { type: 'approve', call: approval, gas: usualGas },
  ]
}

async function passes(
  node: EvmNode,
  { from, call }: { from: string; call: EvmCall },
): Promise<boolean> {
  try {
    const answer = await node.run({ from, to: call.to, data: call.data })
    // Some tokens return `false` instead of failing.
    return answer !== `0x${toWord(0)}`
  } catch (error) {
    if (isRpcFailure(error)) throw error
    return false
  }
}
