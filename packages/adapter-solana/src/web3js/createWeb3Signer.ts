import { CleatError } from '@cleat/core/adapter'
import {
  type Connection,
  PublicKey,
  type Signer,
  Transaction,
  type TransactionSignature,
  type VersionedTransaction,
} from '@solana/web3.js'
import type { SendOptions } from '../base/solanaWallet.ts'
import type { SolanaProvider } from '../features/createProvider.ts'

/**
 * A signer for `@solana/web3.js` 1 and libraries that take its wallets, such as Anchor. It can also
 * send.
 */
export type Web3Signer = {
  /** The account. */
  readonly publicKey: PublicKey
  /** Signs bytes and resolves with the signature of 64 bytes. */
  signMessage(message: Uint8Array): Promise<Uint8Array>
  /** Signs a transaction. */
  signTransaction<transaction extends Transaction | VersionedTransaction>(
    transaction: transaction,
  ): Promise<transaction>
  /** Signs several transactions in one prompt. */
  signAllTransactions<transaction extends Transaction | VersionedTransaction>(
    transactions: readonly transaction[],
  ): Promise<transaction[]>
  /**
   * Signs and sends over a connection to the active cluster. Fills in a missing payer and blockhash
   * of a legacy transaction. Other signers sign before the wallet.
   */
  sendTransaction(
    transaction: Transaction | VersionedTransaction,
    connection: Connection,
    options?: SendOptions & {
      /** Sign before the wallet does. */
      readonly signers?: readonly Signer[] | undefined
    },
  ): Promise<TransactionSignature>
}

/**
 * The connected account as a signer of `@solana/web3.js` 1. Valid while the wallet shares the
 * account.
 * @throws `CONNECTION_NOT_CONNECTED`
 * @example
 * ```ts
 * import type { SolanaProvider } from '@cleat/adapter-solana'
 * import { createWeb3Signer, type Web3Signer } from '@cleat/adapter-solana/web3js'
 * import { useAppKitProvider } from '@cleat/react'
 *
 * export function useWeb3Signer(): Web3Signer | undefined {
 *   const { walletProvider } = useAppKitProvider<SolanaProvider>('solana')
 *   return walletProvider && createWeb3Signer({ provider: walletProvider })
 * }
 * ```
 */
export function createWeb3Signer({ provider }: { provider: SolanaProvider }): Web3Signer {
  const address = provider.publicKey?.toBase58()
  if (address === undefined)
    throw new CleatError('CONNECTION_NOT_CONNECTED', { context: { namespace: 'solana' } })
  const publicKey = new PublicKey(address)
  const requireAccount = () => {
    const actual = provider.publicKey?.toBase58()
    if (actual !== address)
      throw new CleatError('REQUEST_ACCOUNT_CHANGED', { context: { expected: address, actual } })
  }
  return {
    publicKey,
    async signMessage(message) {
      requireAccount()
      return provider.signMessage(message)
    },
    async signTransaction(transaction) {
      requireAccount()
      return provider.signTransaction(transaction)
    },
    async signAllTransactions(transactions) {
      requireAccount()
      return provider.signAllTransactions(transactions)
    },
    async sendTransaction(transaction, connection, { signers = [], ...options } = {}) {
      requireAccount()
      if (transaction instanceof Transaction) {
        transaction.feePayer ??= publicKey
        transaction.recentBlockhash ??= (await connection.getLatestBlockhash()).blockhash
        if (signers.length > 0) transaction.partialSign(...signers)
      } else if (signers.length > 0) transaction.sign([...signers])
      requireAccount()
      return provider.sendTransaction(transaction, connection, options)
    },
  }
}
