import { type AdapterSession, CleatError, type ProviderRequest } from '@cleat/core/adapter'
import { base58, base64 } from '@scure/base'
import {
  array,
  boolean,
  type GenericSchema,
  type InferOutput,
  literal,
  looseObject,
  number,
  optional,
  picklist,
  safeParse,
  string,
} from 'valibot'
import type { SolanaWallet } from '../base/solanaWallet.ts'
import { parseTransaction } from '../transaction/parseTransaction.ts'
import { signAndSend } from './signAndSend.ts'
import { signMessage } from './signMessage.ts'
import { signTransactions } from './signTransactions.ts'

const pubkey = optional(string())
const messageSchema = looseObject({ message: string(), pubkey })
const transactionSchema = looseObject({
  transaction: string(),
  pubkey,
  answer: optional(literal('signature')),
  sendOptions: optional(
    looseObject({
      skipPreflight: optional(boolean()),
      preflightCommitment: optional(picklist(['processed', 'confirmed', 'finalized'])),
      maxRetries: optional(number()),
      minContextSlot: optional(number()),
    }),
  ),
})
const transactionsSchema = looseObject({ transactions: array(string()), pubkey })

/**
 * Sends a request to the connected wallet. Methods and parameters are those of WalletConnect:
 * messages in base58, transactions in base64. With `answer: 'signature'` a sent transaction is
 * answered by its signature alone.
 * @see https://docs.reown.com/advanced/multichain/rpc-reference/solana-rpc
 * @throws `REQUEST_…`, `NETWORK_SWITCH_UNSUPPORTED`, `WALLET_…`
 */
export async function sendRequest(
  session: AdapterSession<SolanaWallet>,
  { method, params }: ProviderRequest,
  { mayAddBudget }: { mayAddBudget: boolean },
): Promise<unknown> {
  const read = <const schema extends GenericSchema>(schema: schema): InferOutput<schema> => {
    const { success, output } = safeParse(schema, params)
    if (!success) throw new CleatError('REQUEST_NOT_ALLOWED', { context: { method } })
    return output
  }
  const decode = (coder: { decode(text: string): Uint8Array }, text: string) => {
    try {
      return coder.decode(text)
    } catch (cause) {
      throw new CleatError('REQUEST_NOT_ALLOWED', { context: { method }, cause })
    }
  }
  const { wallet, connection } = session.current()

  switch (method) {
    case 'solana_getAccounts':
    case 'solana_requestAccounts':
      return connection.accounts.map(({ address }) => ({ pubkey: address }))
    case 'solana_signMessage': {
      const { message, pubkey: address } = read(messageSchema)
      const bytes = decode(base58, message)
      return { signature: base58.encode(await signMessage(session, { message: bytes, address })) }
    }
    case 'solana_signTransaction': {
      const { transaction, pubkey: address } = read(transactionSchema)
      const transactions = [decode(base64, transaction)]
      const [signed] = await signTransactions(session, { transactions, address, mayAddBudget })
      const bytes = signed ?? new Uint8Array()
      const parsed = parseTransaction(bytes)
      const place = parsed?.message.signers.indexOf(address ?? connection.accounts[0].address)
      const signature = parsed?.signatures[place ?? 0] ?? new Uint8Array()
      return { signature: base58.encode(signature), transaction: base64.encode(bytes) }
    }
    case 'solana_signAllTransactions': {
      const { transactions: texts, pubkey: address } = read(transactionsSchema)
      const transactions = texts.map((text) => decode(base64, text))
      const signed = await signTransactions(session, { transactions, address, mayAddBudget })
      return { transactions: signed.map((bytes) => base64.encode(bytes)) }
    }
    case 'solana_signAndSendTransaction': {
      const {
        transaction: text,
        pubkey: address,
        answer,
        sendOptions = {},
      } = read(transactionSchema)
      const transaction = decode(base64, text)
      const options = { ...sendOptions }
      const asked = { transaction, options, address, mayAddBudget }
      const signature = await signAndSend(session, asked)
      return answer ? signature : { signature }
    }
    default:
      throw new CleatError('WALLET_METHOD_UNSUPPORTED', {
        context: { wallet: wallet.connector.name, method },
      })
  }
}
