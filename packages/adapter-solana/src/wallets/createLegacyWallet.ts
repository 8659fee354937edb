import {
  CleatError,
  type Connector,
  sanitizeWalletInfo,
  type WalletState,
} from '@cleat/core/adapter'
import type { BaseMessageSignerWalletAdapter } from '@solana/wallet-adapter-base'
import type { Transaction, VersionedTransaction } from '@solana/web3.js'
import { copyBytes, toAddress } from '../base/bytes.ts'
import { readKey } from '../base/readKey.ts'
import type { SolanaWallet } from '../base/solanaWallet.ts'
import { type SolanaChain, toSolanaChain } from '../base/toSolanaChain.ts'
import { readTransactionObject } from '../transaction/readTransactionObject.ts'
import { translateWalletError } from '../translate/translateWalletError.ts'

type Signer = BaseMessageSignerWalletAdapter
type State = Pick<Signer, 'connected' | 'connect' | 'disconnect' | 'icon'>
type Optional = Pick<
  Signer,
  'autoConnect' | 'signAllTransactions' | 'signMessage' | 'signTransaction'
>

/** What is used of an adapter, so that a provider of the page can take its place. */
export type LegacyAdapter = State &
  Partial<Optional> & {
    readonly name: string
    readonly publicKey: Pick<NonNullable<Signer['publicKey']>, 'toBytes'> | null
    on(event: 'connect' | 'disconnect', listener: () => void): unknown
    off(event: 'connect' | 'disconnect', listener: () => void): unknown
  }

/** Creates a transaction of `@solana/web3.js` 1 from its wire bytes. */
export type Deserialize = (bytes: Uint8Array) => Transaction | VersionedTransaction

/**
 * An adapter of `@solana/wallet-adapter-base` as a `SolanaWallet`. It has no chains, and signs for
 * any unless `chain` is given.
 */
export function createLegacyWallet(parameters: {
  adapter: LegacyAdapter
  /**
   * Creates the transaction object that the wallet takes. Without it the wallet signs no
   * transactions.
   */
  deserialize?: Deserialize | undefined
  /** The only chain it is used on. @default any */
  chain?: SolanaChain | undefined
}): SolanaWallet | undefined {
  const { adapter, deserialize, chain: only } = parameters
  const shown = sanitizeWalletInfo({ rdns: 'legacy', name: adapter.name, icon: adapter.icon })
  if (!shown) return undefined
  const { name, icon: imageUrl } = shown
  const connector: Connector = {
    ...{ id: name, name, type: 'INJECTED', chain: 'solana', chains: ['solana'], imageUrl },
    canSignIn: false,
  }
  let caipNetworkId: WalletState['caipNetworkId'] | undefined
  const hasChain = (chain: SolanaChain) => only === undefined || chain === only
  const bad = (method: string, answer: unknown) =>
    new CleatError('WALLET_BAD_ANSWER', { context: { wallet: name, method, answer } })
  const ask = async (method: string, run: () => unknown): Promise<unknown> => {
    const doing = method === 'connect' ? 'connect' : 'request'
    try {
      return await run()
    } catch (error) {
      throw translateWalletError({ error, doing, wallet: name, method })
    }
  }
  const readState = (): WalletState | null => {
    const { publicKey } = adapter
    if (!publicKey || !caipNetworkId) return null
    const address = toAddress(publicKey.toBytes())
    if (!address) throw bad('connect', 'a malformed public key')
    return { accounts: [{ address }], caipNetworkId }
  }
  const toBytes = (signed: unknown) => {
    const bytes = copyBytes(signed) ?? readTransactionObject(signed)
    if (!bytes) throw bad('signTransaction', signed)
    return bytes
  }

  return {
    connector,
    async connect({ isSilent, network }) {
      caipNetworkId = network.caipNetworkId
      if (isSilent && !adapter.autoConnect) return readState()
      if (!adapter.connected)
        await ask('connect', () => (isSilent ? adapter.autoConnect?.() : adapter.connect()))
      return readState()
    },
    async disconnect() {
      await ask('disconnect', () => adapter.disconnect())
    },
    watch(report) {
      const onChange = () => {
        try {
          report(readState())
        } catch {
          // An invalid key is no account.
          report(null)
        }
      }
      const onGone = () => report(null)
      adapter.on('connect', onChange)
      adapter.on('disconnect', onGone)
      return () => {
        adapter.off('connect', onChange)
        adapter.off('disconnect', onGone)
      }
    },
    read: async () => readState(),
    async switchNetwork({ network }) {
      if (!hasChain(toSolanaChain(network.caipNetworkId)))
        throw new CleatError('NETWORK_SWITCH_UNSUPPORTED', {
          context: { network: network.name, wallet: name },
        })
      caipNetworkId = network.caipNetworkId
      return undefined
    },
    hasChain: (_, chain) => hasChain(chain),
    signMessage:
      adapter.signMessage &&
      (async ({ message }) => {
        const answer = await ask('signMessage', () => adapter.signMessage?.(message.slice()))
        const signature = copyBytes(answer, 64)
        if (!signature) throw bad('signMessage', answer)
        return signature
      }),
    signTransactions:
      deserialize &&
      adapter.signTransaction &&
      (async ({ transactions }) => {
        const objects = transactions.map((bytes) => deserialize(bytes.slice()))
        const [only] = objects
        const answer = await ask('signTransaction', async () =>
          objects.length === 1 && only !== undefined
            ? [await adapter.signTransaction?.(only)]
            : adapter.signAllTransactions?.(objects),
        )
        if (!Array.isArray(answer) || readKey(answer, 'length') !== objects.length)
          throw bad('signTransaction', answer)
        return answer.map(toBytes)
      }),
  }
}
