import { CleatError, raceSignal } from '@cleat/core/adapter'
import { base58, base64 } from '@scure/base'
import type {
  Address,
  MessagePartialSigner,
  SignatureBytes,
  SignatureDictionary,
  TransactionPartialSigner,
  TransactionSendingSigner,
} from '@solana/kit'
import { array, looseObject, parse, string } from 'valibot'
import type { SolanaProvider } from '../features/createProvider.ts'
import { parseTransaction } from '../transaction/parseTransaction.ts'
import { toWireBytes } from './toWireBytes.ts'

/** A signer of `@solana/kit` for messages and transactions, which can also send. */
export type KitSigner = MessagePartialSigner & TransactionPartialSigner & TransactionSendingSigner

const signatureSchema = looseObject({ signature: string() })
const transactionsSchema = looseObject({ transactions: array(string()) })

/**
 * The connected account as a signer of `@solana/kit`. Valid while the wallet shares the account.
 * @throws `CONNECTION_NOT_CONNECTED`
 * @example
 * ```ts
 * import type { SolanaProvider } from '@cleat/adapter-solana'
 * import { createKitSigner, type KitSigner } from '@cleat/adapter-solana/kit'
 * import { useAppKitProvider } from '@cleat/react'
 *
 * export function useKitSigner(): KitSigner | undefined {
 *   const { walletProvider } = useAppKitProvider<SolanaProvider>('solana')
 *   return walletProvider && createKitSigner({ provider: walletProvider })
 * }
 * ```
 */
export function createKitSigner({ provider }: { provider: SolanaProvider }): KitSigner {
  const pubkey = provider.publicKey?.toBase58()
  if (pubkey === undefined)
    throw new CleatError('CONNECTION_NOT_CONNECTED', { context: { namespace: 'solana' } })
  const address = pubkey as Address
  const toDictionary = (signature: Uint8Array | undefined): SignatureDictionary =>
    signature ? { [address]: signature as SignatureBytes } : {}
  const ask = (method: string, params: object, { abortSignal }: Config = {}) => {
    abortSignal?.throwIfAborted()
    const answer = provider.request({ method, params: { ...params, pubkey } })
    return abortSignal ? raceSignal(answer, abortSignal) : answer
  }

  return {
    address,
    async signMessages(messages, config) {
      const signed: SignatureDictionary[] = []
      // Sequential, because a wallet shows one message at a time.
      for (const { content } of messages) {
        const params = { message: base58.encode(Uint8Array.from(content)) }
        const answer = parse(signatureSchema, await ask('solana_signMessage', params, config))
        signed.push(toDictionary(base58.decode(answer.signature)))
      }
      return signed
    },
    async signTransactions(transactions, config) {
      const texts = transactions.map((transaction) => base64.encode(toWireBytes(transaction)))
      const params = { transactions: texts }
      const answer = await ask('solana_signAllTransactions', params, config)
      return parse(transactionsSchema, answer).transactions.map((text) => {
        const signed = parseTransaction(base64.decode(text))
        return toDictionary(signed?.signatures[signed.message.signers.indexOf(address)])
      })
    },
    async signAndSendTransactions(transactions, config) {
      const sent: SignatureBytes[] = []
      for (const transaction of transactions) {
        const params = { transaction: base64.encode(toWireBytes(transaction)) }
        const answer = await ask('solana_signAndSendTransaction', params, config)
        sent.push(base58.decode(parse(signatureSchema, answer).signature) as SignatureBytes)
      }
      return sent
    },
  }
}

type Config = { readonly abortSignal?: AbortSignal | undefined }
