import { toTransactionError } from '@cleat/core/adapter'
import { InvalidTxError, type Transaction, type TxEvent } from 'polkadot-api'
import type { TransactionLibrary } from '../features/transactionLibrary.ts'
import { checkChain } from './checkChain.ts'
import { describeDispatchError } from './describeDispatchError.ts'
import { openClient } from './openClient.ts'
import { readTxEvent } from './readTxEvent.ts'
import { toPolkadotSigner } from './toPolkadotSigner.ts'

/** Sends the native token, keeps the sender's account alive, and closes the connection. */
export async function sendApiTransfer(
  parameters: Parameters<TransactionLibrary['sendTransfer']>[0],
): Promise<{ hash: string }> {
  const { rpcUrls, to, value, address, signer, genesis } = parameters
  // Nodes of these chains serve HTTP and WebSocket at one address. Block updates need the
  // WebSocket.
  const { client, close } = openClient(rpcUrls.map((url) => url.replace(/^http/, 'ws')))
  try {
    await checkChain(client, genesis)
    const transfer = client.getUnsafeApi().tx.Balances?.transfer_keep_alive
    if (!transfer) throw new Error('The chain has no transfer of its coin')
    const transaction = transfer({ dest: { type: 'Id', value: to }, value })
    // The library replaces a signer's error. The original error is rethrown.
    let failure: { readonly reason: unknown } | undefined
    const bridge = toPolkadotSigner(address, {
      ...signer,
      signPayload: async (payload) => {
        try {
          return await signer.signPayload(payload)
        } catch (reason) {
          failure = { reason }
          throw reason
        }
      },
    })
    return await inBlock(transaction, bridge).catch((error) => {
      throw failure ? failure.reason : readInvalidity(error)
    })
  } finally {
    // Closing need not finish before the result.
    void close()
  }
}

/** Resolves once the transaction is in a block and succeeded. Its mortality limits the wait. */
function inBlock(
  transaction: Transaction,
  signer: ReturnType<typeof toPolkadotSigner>,
): Promise<{ hash: string }> {
  return new Promise((resolve, reject) => {
    const next = (event: TxEvent) => {
      try {
        const sent = readTxEvent(event)
        if (sent) resolve(sent)
      } catch (error) {
        reject(error)
      }
    }
    transaction.signSubmitAndWatch(signer).subscribe({ next, error: reject })
  })
}

/** The library throws the node's reason for a transaction that is invalid. */
function readInvalidity(error: unknown): unknown {
  return error instanceof InvalidTxError
    ? toTransactionError({ reason: describeDispatchError(error.error), cause: error })
    : error
}
