import {
  type AdapterSession,
  type CaipNetwork,
  CleatError,
  createRecipientError,
} from '@cleat/core/adapter'
import { number, object } from 'valibot'
import { toPublicKey } from '../base/bytes.ts'
import { parseRecipient } from '../base/parseRecipient.ts'
import type { SolanaWallet } from '../base/solanaWallet.ts'
import { requireNetwork } from '../features/requireNetwork.ts'
import { requireSigner } from '../features/requireSigner.ts'
import { signAndSend } from '../features/signAndSend.ts'
import { signTransactions } from '../features/signTransactions.ts'
import { blockhash as blockhashText } from '../rpc/blockhash.ts'
import { callRpc } from '../rpc/callRpc.ts'
import { confirmTransaction } from '../rpc/confirmTransaction.ts'
import { sendRaw } from '../rpc/sendRaw.ts'
import { buildTransfer } from '../transaction/buildTransfer.ts'

const blockhashSchema = object({
  value: object({ blockhash: blockhashText, lastValidBlockHeight: number() }),
})

const method = 'transfer:send'
const maxLamports = 2n ** 64n - 1n

export type Transfer = { to: string; value: bigint; address: string; network: CaipNetwork }

/**
 * Builds a transaction that sends SOL, sends it over the app's RPC, and waits for its confirmation.
 * @throws `REQUEST_…`, `NETWORK_…`, `WALLET_…`, `CAIP_ADDRESS_INVALID`, `TRANSACTION_FAILED`
 */
export async function sendTransfer(
  session: AdapterSession<SolanaWallet>,
  { to, value, address, network, mayAddBudget }: Transfer & { mayAddBudget: boolean },
): Promise<{ hash: string }> {
  const { wallet, connection } = requireSigner(session, address)
  const { name } = wallet.connector
  requireNetwork(connection, network)
  if (!toPublicKey(address) || !parseRecipient(to)) throw createRecipientError(to)
  // A JavaScript number has already lost precision.
  if (typeof value !== 'bigint' || value < 0n || value > maxLamports)
    throw new CleatError('WALLET_ERROR', {
      context: { wallet: name, method },
      cause: new RangeError(`${value} lamports are more than there can be.`),
    })

  const latest = await callRpc({
    ...{ network, method: 'getLatestBlockhash', params: [{ commitment: 'confirmed' }] },
    schema: blockhashSchema,
  })
  const { blockhash, lastValidBlockHeight } = latest.value
  const transaction = buildTransfer({ from: address, to, lamports: value, blockhash })
  const hash = await send()
  await confirmTransaction({
    ...{ network, signature: hash, lastValidBlockHeight, wallet: name, method },
  })
  return { hash }

  async function send(): Promise<string> {
    // Some wallets sign only together with sending.
    if (!wallet.signTransactions)
      return signAndSend(session, { transaction, options: {}, address, mayAddBudget })
    const [signed] = await signTransactions(session, {
      ...{ transactions: [transaction], address, mayAddBudget },
    })
    // The visitor may have changed the network while the wallet was open.
    requireNetwork(session.current().connection, network)
    return sendRaw({ network, transaction: signed ?? transaction })
  }
}
