import type { AdapterSession, TransferAdapter } from '@cleat/core/adapter'
import type { Eip1193Wallet } from '@cleat/evm'
import { createEvmTransfers, createRpcCall } from '@cleat/evm/transfers'
import { toAddress } from '../base/toAddress.ts'
import { sendRequest } from '../features/sendRequest.ts'

/**
 * What can be done with money on the app's networks. Nodes are asked without ethers' own provider,
 * which asks each of them what chain it is for before every question.
 */
export function createTransfers(session: AdapterSession<Eip1193Wallet>): TransferAdapter {
  return createEvmTransfers({
    networks: () => session.networks,
    call: createRpcCall(),
    toAddress,
    send: (request) => sendRequest(session, request),
  })
}
