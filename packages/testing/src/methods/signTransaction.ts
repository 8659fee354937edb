import type { Address, Hex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { invalidParams } from '../params/invalidParams.ts'
import { readTransaction } from '../params/readTransaction.ts'
import type { WalletState } from '../state/createWalletState.ts'
import { approvalChain } from './approvalChain.ts'
import { requirePermitted } from './requirePermitted.ts'
import type { WalletMethod } from './walletMethod.ts'

export type SignTransactionParameters = {
  state: WalletState
  account: (address: Address) => PrivateKeyAccount
}

/** `eth_signTransaction`: signs a complete transaction for the site to send. Returns its bytes. */
export function signTransaction(parameters: SignTransactionParameters): WalletMethod {
  const { state, account } = parameters
  return async ({ params, ask }): Promise<Hex> => {
    const request = readTransaction(params)
    const { from, to, value, data, gas, nonce, gasPrice } = request
    const { maxFeePerGas, maxPriorityFeePerGas, accessList } = request
    const { chain } = state
    requirePermitted({ state, address: from })
    if (request.chainId !== undefined && request.chainId !== BigInt(chain.id))
      throw invalidParams('the transaction is for another chain')
    const hasFees = gasPrice !== undefined || maxFeePerGas !== undefined
    if (gas === undefined || nonce === undefined || !hasFees)
      throw invalidParams('"gas", "nonce" and the fees must be given')
    await ask({ kind: 'sendTransaction', from, to, value, data, chain: approvalChain(chain) })
    requirePermitted({ state, address: from })
    const filled = { chainId: chain.id, to, value, data, gas, nonce }
    return account(from).signTransaction(
      gasPrice === undefined
        ? { ...filled, type: 'eip1559', maxFeePerGas, maxPriorityFeePerGas, accessList }
        : { ...filled, type: 'legacy', gasPrice },
    )
  }
}
