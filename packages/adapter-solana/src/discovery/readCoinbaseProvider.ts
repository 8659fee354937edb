import { readKey } from '../base/readKey.ts'
import type { LegacyAdapter } from '../wallets/createLegacyWallet.ts'

type Run = (...parameters: readonly unknown[]) => unknown

/**
 * Reads the provider that Coinbase Wallet injects without the Wallet Standard, as a wallet of
 * `@solana/wallet-adapter-base`. `undefined` for anything else.
 */
export function readCoinbaseProvider(window: object): LegacyAdapter | undefined {
  const provider = readKey(window, 'coinbaseSolana')
  const take = (name: string): Run | undefined => {
    const run = readKey(provider, name)
    return typeof run === 'function' ? (run.bind(provider) as Run) : undefined
  }
  const [connect, disconnect, on] = [take('connect'), take('disconnect'), take('on')]
  if (!connect || !disconnect) return undefined
  const off = take('off') ?? take('removeListener')
  const [signMessage, signTransaction] = [take('signMessage'), take('signTransaction')]
  const signAllTransactions = take('signAllTransactions')
  const readPublicKey = () => {
    const key = readKey(provider, 'publicKey')
    return typeof readKey(key, 'toBytes') === 'function' ? (key as Key) : null
  }
  return {
    name: 'Coinbase Wallet',
    icon: '',
    get publicKey() {
      return readPublicKey()
    },
    get connected() {
      return readPublicKey() !== null
    },
    async connect() {
      await connect()
    },
    async disconnect() {
      await disconnect()
    },
    on: (event, listener) => on?.(event, listener),
    off: (event, listener) => off?.(event, listener),
    ...(signMessage && {
      // Coinbase Wallet wraps the signature in an object.
      signMessage: async (message: Uint8Array) =>
        readKey(await signMessage(message), 'signature') as Uint8Array,
    }),
    ...(signTransaction && {
      signTransaction: async <signed>(transaction: signed) =>
        (await signTransaction(transaction)) as signed,
    }),
    ...(signAllTransactions && {
      signAllTransactions: async <signed>(transactions: signed[]) =>
        (await signAllTransactions(transactions)) as signed[],
    }),
  }
}

type Key = NonNullable<LegacyAdapter['publicKey']>
