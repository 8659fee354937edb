import {
  type AdapterFeatures,
  type AdapterSession,
  type ChainAdapter,
  createWalletAdapter,
  type StorageArea,
} from '@cleat/core/adapter'
import { discoverExtensions } from './discovery/discoverExtensions.ts'
import { createProvider } from './features/createProvider.ts'
import type { TransactionLibrary } from './features/transactionLibrary.ts'
import { createExtensionWallet, type ExtensionWallet } from './wallet/createExtensionWallet.ts'

export declare namespace PolkadotAdapter {
  type Parameters = {
    /** What encodes transactions: `polkadotApi()`. Without it the adapter signs, but sends nothing by itself. */
    transactions?: TransactionLibrary | undefined
    /** Where the wallets of this visitor are remembered. @default the browser's `localStorage` */
    storage?: StorageArea | undefined
  }
}

/** Polkadot's chains through the browser extensions of the page (`injectedWeb3`). */
export class PolkadotAdapter implements ChainAdapter<'polkadot'> {
  readonly id = 'polkadot'
  readonly namespace = 'polkadot'
  readonly features: Partial<AdapterFeatures>
  readonly start: ChainAdapter['start']
  readonly hasSession: ChainAdapter['hasSession']
  readonly getConnection: ChainAdapter['getConnection']
  readonly connect: ChainAdapter['connect']
  readonly reconnect: ChainAdapter['reconnect']
  readonly disconnect: ChainAdapter['disconnect']

  constructor(parameters: PolkadotAdapter.Parameters = {}) {
    const { transactions, storage } = parameters
    const adapter = createWalletAdapter<'polkadot', ExtensionWallet>({
      ...{ id: this.id, namespace: this.namespace, storage },
      discover({ metadata, discovery }, report) {
        // The page of a server has no extensions.
        if (!discovery.announced || typeof window === 'undefined') {
          report([])
          return () => undefined
        }
        const wallets = new Map<string, ExtensionWallet>()
        return discoverExtensions({
          page: window,
          onChange: (keys) =>
            report(
              keys.map((key) => {
                const wallet =
                  wallets.get(key) ??
                  createExtensionWallet({ page: window, key, app: metadata.name })
                wallets.set(key, wallet)
                return wallet
              }),
            ),
        })
      },
      features: (session) => toFeatures(session, transactions),
    })
    this.features = adapter.features
    this.start = adapter.start
    this.hasSession = adapter.hasSession
    this.getConnection = adapter.getConnection
    this.connect = adapter.connect
    this.reconnect = adapter.reconnect
    this.disconnect = adapter.disconnect
  }
}

/** Cryptography is loaded by the first use. */
function toFeatures(
  session: AdapterSession<ExtensionWallet>,
  transactions: TransactionLibrary | undefined,
): Partial<AdapterFeatures> {
  return {
    'message:sign': async (request) =>
      (await import('./features/signMessage.ts')).signMessage(session, request),
    'message:verify': async (request) =>
      (await import('./features/verifyMessage.ts')).verifyMessage(request),
    'balance:read': async (request) =>
      (await import('./features/readBalance.ts')).readBalance(request),
    'provider:create': ({ submit }) =>
      createProvider(session, { submit, createSigner: transactions?.createSigner }),
    'provider:request': async (request) =>
      (await import('./features/sendRequest.ts')).sendRequest(session, request),
    ...(transactions
      ? {
          'transfer:send': async (request) =>
            (await import('./features/sendTransfer.ts')).sendTransfer(
              { session, transactions },
              request,
            ),
        }
      : {}),
  }
}
