import type { AdapterSession } from '@cleat/core/adapter'
import type { Eip1193Wallet } from '@cleat/evm'
import { createRpcCall, type EvmChain } from '@cleat/evm/transfers'
import { sendRequest } from '../features/sendRequest.ts'
import type { EthersLibrary } from '../library/ethersLibrary.ts'

export declare namespace toEvmChain {
  type Parameters = { session: AdapterSession<Eip1193Wallet>; library: EthersLibrary }
}

/**
 * The app's networks, and the active wallet. Nodes are asked without ethers' own provider, which
 * asks each of them what chain it is for before every question.
 */
export function toEvmChain({ session, library }: toEvmChain.Parameters): EvmChain {
  return {
    networks: () => session.networks,
    call: createRpcCall(),
    toAddress: library.toAddress,
    isPaired: () => session.current().wallet.connector.type === 'WALLET_CONNECT',
    send: (request) => sendRequest(session, request),
    readFee: async (asked) => session.current().wallet.provider.readFee?.(asked),
  }
}
