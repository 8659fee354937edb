import { type Address, bytesToHex, createClient, type Hex, http } from 'viem'
import { actsAsSmart } from './actsAsSmart.ts'
import type { AuthContext } from './authContext.ts'
import { findChain } from './findChain.ts'
import { readRequestCalls } from './readRequestCalls.ts'
import { rpcError } from './rpcError.ts'
import { toAuthError } from './toAuthError.ts'
import { waitForReceipt } from './waitForReceipt.ts'

/**
 * Carries out `eth_sendTransaction` and `wallet_sendCalls`: several calls as one operation, or as
 * one transaction of the account to itself.
 * @throws a `CleatError`, or an error with a code of EIP-1193 or EIP-5792
 */
export async function sendRequestCalls(
  context: AuthContext,
  request: { method: string; params?: unknown },
  account: Address,
): Promise<Hex | { readonly id: string }> {
  const asked = readRequestCalls(request, account)
  if (!asked) throw rpcError(4200, 'The method is not supported.')
  const { calls, batch } = asked
  const chain = findChain(context, asked.chainId)
  const fail = (error: unknown) => {
    throw toAuthError(error, { network: String(chain.chainId) })
  }
  const isSmart = await actsAsSmart(context, chain, calls).catch(fail)
  const [missing] = batch?.needed ?? []
  if (missing !== undefined) throw rpcError(5700, `The capability ${missing} is not supported.`)
  if (batch?.id !== undefined && context.sent.find(batch.id))
    throw rpcError(5720, 'There is a batch of this id.')
  if (calls.length > 1 && !isSmart) throw rpcError(5760, 'A plain account has no batches.')
  const sent = await context.preparations.send({ chain, calls, isSmart }).catch(fail)
  if (batch) {
    const id = batch.id ?? bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
    context.sent.add({ id, chainId: chain.chainId, sent })
    return { id }
  }
  if (sent.kind === 'transaction') return sent.hash
  // Apps wait for transactions, and most know of no operations.
  const client = createClient({ transport: http(chain.rpcUrl) })
  const found = await waitForReceipt(client, sent)
  return found?.receipt.transactionHash ?? sent.hash
}
