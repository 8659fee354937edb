import type { AdapterSession, TransferAdapter } from '@cleat/core/adapter'
import type { Eip1193Wallet } from '@cleat/evm'
import { createEvmTransfers, createRpcCall } from '@cleat/evm/transfers'
import { sendRequest } from '../features/sendRequest.ts'
import type { EthersLibrary } from '../library/ethersLibrary.ts'

/**
 * What can be done with money on the app's networks. Nodes are asked without ethers' own provider,
 * which asks each of them what chain it is for before every question.
 */
export function createTransfers({
  session,
  library,
}: {
  session: AdapterSession<Eip1193Wallet>
  library: EthersLibrary
}): TransferAdapter {
  return createEvmTransfers({
    networks: () => session.networks,
    call: createRpcCall(),
    toAddress: library.toAddress,
    send: (request) => sendRequest(session, request),
  })
}
