import type { Address } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { WalletAccount } from '../accounts/walletAccount.ts'
import { invalidParams } from '../params/invalidParams.ts'
import { readTransaction } from '../params/readTransaction.ts'
import type { Queued } from '../state/createQueue.ts'
import type { WalletState } from '../state/createWalletState.ts'
import { approvalChain } from './approvalChain.ts'
import { requirePermitted } from './requirePermitted.ts'
import { sendAsAccount } from './sendAsAccount.ts'
import type { WalletMethod } from './walletMethod.ts'

export type SendTransactionParameters = {
  state: WalletState
  account: (address: Address) => PrivateKeyAccount
  /** What the wallet's account is, and all keys of the wallet. */
  kind: WalletAccount
  keys: readonly PrivateKeyAccount[]
  /** Sequential, because two at once would get the same nonce. */
  queued: Queued
}

/**
 * `eth_sendTransaction`: fills in missing fields, signs and broadcasts. Returns the hash, of what
 * the account makes of it.
 */
export function sendTransaction(parameters: SendTransactionParameters): WalletMethod {
  const { state, account, kind, keys, queued } = parameters
  return async ({ params, ask }) => {
    const request = readTransaction(params)
    const { from, to, value, data } = request
    // Use the chain that the user saw, even if the wallet switches meanwhile.
    const { chain } = state
    requirePermitted({ state, address: from })
    if (request.chainId !== undefined && request.chainId !== BigInt(chain.id)) {
      throw invalidParams(
        `the transaction is for chain ${request.chainId}, the wallet is on ${chain.id}`,
      )
    }
    await ask({ kind: 'sendTransaction', from, to, value, data, chain: approvalChain(chain) })
    requirePermitted({ state, address: from })
    const signer = account(from)
    return queued(() => sendAsAccount({ account: kind, request, chain, signer, keys }))
  }
}
