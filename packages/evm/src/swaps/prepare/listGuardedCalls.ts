import type { Swap } from '@cleat/core/adapter'
import { readWord } from '../../abi/readWord.ts'
import { tokenCalls } from '../../abi/tokenCalls.ts'
import type { EvmNode } from '../../node/createEvmNode.ts'
import type { EvmCall } from '../calls/evmCall.ts'
import { writeApproval } from '../calls/writeApproval.ts'
import { writeBalanceCheck } from '../calls/writeBalanceCheck.ts'
import type { SwapIntent } from './swapIntent.ts'

/**
 * The calls of an exchange by an unknown router: after it, the target's balance is checked, and the
 * router's allowance ends.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function listGuardedCalls(
  node: EvmNode,
  parameters: { swap: Swap; intent: SwapIntent; own: readonly EvmCall[] },
): Promise<readonly EvmCall[]> {
  const { swap, intent, own } = parameters
  const { address: account, source, target } = swap
  const { spender, minReceived } = intent
  const token = target.address ?? ''
  const held = readWord(await node.run({ to: token, data: tokenCalls.balanceOf(account) }), 0) ?? 0n
  const check = { guard: intent.guard ?? '', account, token, minimum: held + minReceived }
  const isTaken = source.address !== undefined && spender !== undefined
  return [
    ...own,
    writeBalanceCheck(check),
    ...(isTaken ? [writeApproval({ token: source.address, spender, amount: 0n })] : []),
  ]
}
