import { type Authorization, createWalletClient, defineChain, type Hex, http } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { RequestedTransaction } from '../params/readTransaction.ts'
import type { WalletChain } from '../provider/walletChain.ts'
import { approvalChain } from './approvalChain.ts'
import { nodeError } from './nodeError.ts'

export type BroadcastParameters = {
  request: Pick<RequestedTransaction, 'to' | 'value' | 'data'> & Partial<RequestedTransaction>
  chain: WalletChain
  signer: PrivateKeyAccount
  /** The contract that the account delegates to with this transaction (EIP-7702). */
  delegate?: Hex | undefined
  /** The gas limit if the node cannot estimate it. @default the estimate's error is thrown */
  gasElse?: bigint | undefined
}

/** Fills in missing fields, signs and broadcasts. Returns the hash. */
export async function broadcast(parameters: BroadcastParameters): Promise<Hex> {
  const { request, chain, signer, delegate, gasElse } = parameters
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
  const prepare = (gasLimit: bigint | undefined, authorization: Authorization | undefined) =>
    client.prepareTransactionRequest({
      ...{ to, value, data, gas: gasLimit, nonce },
      ...(authorization
        ? { authorizationList: [authorization] }
        : gasPrice === undefined
          ? { maxFeePerGas, maxPriorityFeePerGas, accessList, type: 'eip1559' }
          : accessList === undefined
            ? { gasPrice, type: 'legacy' }
            : { gasPrice, accessList, type: 'eip2930' }),
    })
  try {
    const authorization =
      delegate && (await client.signAuthorization({ contractAddress: delegate, executor: 'self' }))
    const prepared = await prepare(gas, authorization).catch((error: unknown) => {
      if (gasElse === undefined) throw error
      return prepare(gasElse, authorization)
    })
    const serializedTransaction = await client.signTransaction(prepared)
    return await client.sendRawTransaction({ serializedTransaction })
  } catch (error) {
    throw nodeError({ error, rpcUrl })
  }
}
