import type { PaymentAsset, Swap, SwapOutcome } from '@cleat/core/adapter'
import { CleatError } from '@cleat/core/adapter'
import type { MinedTransaction } from '../../follow/createTransactionTracker.ts'
import type { EvmNode } from '../../node/createEvmNode.ts'
import { classifyFailure } from './classifyFailure.ts'
import { readCoinChange } from './readCoinChange.ts'
import { readTokenChange } from './readTokenChange.ts'

/**
 * What came of an exchange whose transaction is in the chain, by what it changed: no more of the
 * source than the amount is gone, and no less of the target than the minimum has arrived.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function classifyExchange(
  node: EvmNode,
  parameters: MinedTransaction & {
    swap: Pick<Swap, 'address' | 'source' | 'target' | 'amount'>
    minReceived: bigint
    /** The contract that was asked for, if it is known. */
    router: string | undefined
    /** Whether it may be one of several transactions. */
    isPart: boolean
  },
): Promise<SwapOutcome> {
  const { swap, minReceived, router, transaction, receipt, isSuccessor } = parameters
  const { hash, from, to } = transaction
  const { address: account, source, target, amount } = swap
  const failure = await classifyFailure(node, { ...parameters, account })
  const isDoubted = failure?.status === 'failed' && !receipt.isSuccess && !parameters.isPart
  if (failure && !isDoubted) return failure
  const change = ({ address: token }: PaymentAsset) =>
    token === undefined
      ? readCoinChange(node, { account, transaction, receipt })
      : readTokenChange(node, { account, token, transaction, receipt })
  const [taken = 0n, received] = await Promise.all([change(source), change(target)])
  if (failure) {
    // A chain may take coins that no receipt names.
    const least = source.address === undefined ? amount : 1n
    const hasMoved = -taken >= least || (received ?? 0n) >= minReceived
    if (hasMoved) throw contradiction(node)
    return failure
  }
  const isOwn = from === account.toLowerCase()
  if (-taken > amount) return { status: 'altered', hash }
  if (received === undefined) {
    // The contract gives the minimum, or fails.
    const isAsked = isOwn && to === router && !isSuccessor
    if (!isAsked) return { status: 'unproven', hash }
    return { status: 'confirmed', hash, received: minReceived, isAtLeast: true }
  }
  if (received >= minReceived) return { status: 'confirmed', hash, received }
  if (isSuccessor) return { status: 'replaced', hash }
  if (parameters.isPart && received === 0n && taken === 0n) return { status: 'unproven', hash }
  // What another account sent may do it later.
  return { status: isOwn || received > 0n ? 'altered' : 'unproven', hash }
}

/** Called failed, a swap is tried again. */
function contradiction({ network }: EvmNode): CleatError<'NETWORK_RPC_FAILED'> {
  const cause = new Error('A transaction that moved balances is called failed')
  return new CleatError('NETWORK_RPC_FAILED', { context: { network: network.name }, cause })
}
