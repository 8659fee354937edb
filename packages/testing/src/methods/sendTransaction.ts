import { type Address, createWalletClient, defineChain, type Hex, http } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { invalidParams } from '../params/invalidParams.ts'
import { type RequestedTransaction, readTransaction } from '../params/readTransaction.ts'
import type { WalletChain } from '../provider/walletChain.ts'
import type { Queued } from '../state/createQueue.ts'
import type { WalletState } from '../state/createWalletState.ts'
import { approvalChain } from './approvalChain.ts'
import { nodeError } from './nodeError.ts'
import { requirePermitted } from './requirePermitted.ts'
import type { WalletMethod } from './walletMethod.ts'

export type SendTransactionParameters = {
  state: WalletState
  account: (address: Address) => PrivateKeyAccount
  /** Sequential, because two at once would get the same nonce. */
  queued: Queued
}

/** `eth_sendTransaction`: fills in missing fields, signs and broadcasts. Returns the hash. */
export function sendTransaction(parameters: SendTransactionParameters): WalletMethod {
  const { state, account, queued } = parameters
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
    return queued(() => broadcast({ request, chain, signer: account(from) }))
  }
}

async function broadcast(parameters: {
  request: RequestedTransaction
  chain: WalletChain
  signer: PrivateKeyAccount
}): Promise<Hex> {
  const { request, chain, signer } = parameters
  const { rpcUrl } = chain
  const { to, value, data, gas, nonce, accessList } = request
  const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = request
  const { symbol, decimals } = approvalChain(chain)
  const client = createWalletClient({
    account: signer,
    chain: defineChain({
      id: chain.id,
      name: chain.name,
      nativeCurrency: chain.nativeCurrency ?? { name: 'Ether', symbol, decimals },
      rpcUrls: { default: { http: [rpcUrl] } },
    }),
    transport: http(rpcUrl, { retryCount: 0 }),
  })
  try {
    const prepared = await client.prepareTransactionRequest({
      ...{ to, value, data, gas, nonce },
      ...(gasPrice === undefined
        ? { maxFeePerGas, maxPriorityFeePerGas, accessList, type: 'eip1559' }
        : accessList === undefined
          ? { gasPrice, type: 'legacy' }
          : { gasPrice, accessList, type: 'eip2930' }),
    })
    const serializedTransaction = await client.signTransaction(prepared)
    return await client.sendRawTransaction({ serializedTransaction })
  } catch (error) {
    throw nodeError({ error, rpcUrl })
  }
}
