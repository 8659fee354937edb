import type { PaymentOutcome, Swap } from '@cleat/core/adapter'
import type { MinedTransaction } from '../../follow/createTransactionTracker.ts'
import type { EvmNode } from '../../node/createEvmNode.ts'
import { askToken } from './askToken.ts'
import { classifyFailure } from './classifyFailure.ts'

/**
 * What came of an allowance whose transaction is in the chain, by what the spender may take after
 * it. More than was asked for is the visitor's choice in the wallet.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function classifyAllowance(
  node: EvmNode,
  parameters: MinedTransaction & {
    swap: Pick<Swap, 'address' | 'source'>
    /** What was asked for. `undefined` if it is not known any more. */
    asked: { readonly spender: string; readonly amount: bigint } | undefined
  },
): Promise<PaymentOutcome> {
  const { swap, asked, transaction, receipt, isSuccessor } = parameters
  const { hash } = transaction
  const { address: account, source } = swap
  const failure = await classifyFailure(node, { ...parameters, account })
  if (failure) return failure
  if (!asked || source.address === undefined) return { status: 'unproven', hash }
  const allowed = await askToken(node, {
    ...{ token: source.address, question: 'allowance', accounts: [account, asked.spender] },
    block: receipt.blockNumber,
  })
  const isMeant = asked.amount === 0n ? allowed === 0n : allowed >= asked.amount
  if (isMeant) return { status: 'confirmed', hash }
  return { status: isSuccessor ? 'replaced' : 'altered', hash }
}
