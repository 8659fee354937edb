import {
  type AdapterContext,
  type AdapterFeatures,
  type AdapterSession,
  type StorageArea,
  WalletAdapter,
} from '@cleat/core/adapter'
import { discoverExtensions } from './discovery/discoverExtensions.ts'
import { createProvider } from './features/createProvider.ts'
import type { TransactionLibrary } from './features/transactionLibrary.ts'
import { polkadotRules } from './polkadotRules.ts'
import { createExtensionWallet, type ExtensionWallet } from './wallet/createExtensionWallet.ts'

export declare namespace PolkadotAdapter {
  type Parameters = {
    /** Encodes and sends transactions: `polkadotApi()`. Without it the adapter only signs. */
    transactions?: TransactionLibrary | undefined
    /** Accepted for apps that have one. Nothing here needs it. */
    projectId?: string | undefined
    /** Where the adapter remembers the visitor's wallets. @default the browser's `localStorage` */
    storage?: StorageArea | undefined
  }
}

/**
 * The adapter for Polkadot's chains and browser extensions (`window.injectedWeb3`).
 * `useAppKitProvider('polkadot')` returns a `PolkadotProvider`.
 * @example
 * ```ts
 * import { PolkadotAdapter } from '@cleat/adapter-polkadot'
 * import { createAppKit } from '@cleat/react'
 * import { kusama, polkadotAssetHub } from '@cleat/react/networks'
 *
 * createAppKit({ adapters: [new PolkadotAdapter()], networks: [polkadotAssetHub, kusama] })
 * ```
 */
export class PolkadotAdapter extends WalletAdapter<'polkadot', ExtensionWallet> {
  constructor(parameters: PolkadotAdapter.Parameters = {}) {
    const { transactions, storage } = parameters
    super({
      ...{ id: 'polkadot', namespace: 'polkadot', rules: polkadotRules, storage },
      discover,
      features: (session) => toFeatures(session, transactions),
    })
  }
}

function discover(
  { metadata, discovery }: AdapterContext,
  report: (wallets: readonly ExtensionWallet[]) => void,
): () => void {
  // A server has no extensions.
  if (!discovery.announced || typeof window === 'undefined') {
    report([])
    return () => undefined
  }
  const wallets = new Map<string, ExtensionWallet>()
  const toWallet = (key: string) => {
    const wallet =
      wallets.get(key) ?? createExtensionWallet({ page: window, key, app: metadata.name })
    wallets.set(key, wallet)
    return wallet
  }
  return discoverExtensions({ page: window, onChange: (keys) => report(keys.map(toWallet)) })
}

/** Loads the cryptography on first use. */
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
      (await import('./features/fetchBalance.ts')).fetchBalance(request),
    'provider:create': ({ submit }) =>
      createProvider(session, { submit, createSigner: transactions?.createSigner }),
    'request:decode': async (request) =>
      (await import('./inspect/decodeRequest.ts')).decodeRequest(
        { session, transactions },
        request,
      ),
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
