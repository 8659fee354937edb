import {
  type AdapterFeatures,
  type AdapterSession,
  type StorageArea,
  WalletAdapter,
} from '@cleat/core/adapter'
import { base58 } from '@scure/base'
import type { Adapter } from '@solana/wallet-adapter-base'
import type { SolanaWallet } from './base/solanaWallet.ts'
import { discoverWallets } from './discovery/discoverWallets.ts'
import { createProvider } from './features/createProvider.ts'
import { solanaRules } from './solanaRules.ts'
import type { Deserialize } from './wallets/createLegacyWallet.ts'

export declare namespace SolanaAdapter {
  type Parameters = {
    /**
     * Adapters of `@solana/wallet-adapter-base`, in addition to wallets of the Wallet Standard.
     * Those that are not installed are not listed.
     */
    wallets?: readonly Adapter[] | undefined
    /**
     * Creates the transactions that `wallets` take, such as `VersionedTransaction.deserialize`.
     * Without it, those wallets sign messages only.
     */
    deserialize?: Deserialize | undefined
    /**
     * Lets wallets add compute-budget instructions, and nothing else, to the transactions they
     * sign. @default false
     */
    mayAddComputeBudget?: boolean | undefined
    /** Accepted and not needed: `useAppKitConnection` takes its own. */
    connectionSettings?: string | object | undefined
    /** Accepted and not needed: wallets of the Wallet Standard are always listed. */
    registerWalletStandard?: boolean | undefined
    /** Accepted for apps that have one. Nothing here needs it. */
    projectId?: string | undefined
    /** Where the adapter remembers the visitor's wallets. @default the browser's `localStorage` */
    storage?: StorageArea | undefined
    /** @default `cleat.solana.wallets` */
    storageKey?: string | undefined
  }
}

/**
 * The adapter for Solana wallets of the Wallet Standard and WalletConnect. It imports no Solana
 * library and accepts `@solana/web3.js` 1 transactions by their shape.
 * @example
 * ```ts
 * import { SolanaAdapter } from '@cleat/adapter-solana'
 * import { createAppKit } from '@cleat/react'
 * import { solana } from '@cleat/react/networks'
 *
 * createAppKit({ adapters: [new SolanaAdapter()], networks: [solana] })
 * ```
 * @see https://github.com/wallet-standard/wallet-standard
 */
export class SolanaAdapter extends WalletAdapter<'solana', SolanaWallet> {
  constructor(parameters: SolanaAdapter.Parameters = {}) {
    const { wallets, deserialize, mayAddComputeBudget = false, storage, storageKey } = parameters
    super({
      id: 'solana',
      namespace: 'solana',
      rules: solanaRules,
      storage,
      storageKey,
      discover: (context, report) => discoverWallets({ wallets, deserialize }, context, report),
      features: (session) => features(session, mayAddComputeBudget),
    })
  }
}

/** Loads each feature that connecting does not need on first use. */
function features(
  session: AdapterSession<SolanaWallet>,
  mayAddBudget: boolean,
): Partial<AdapterFeatures> {
  return {
    'connection:signIn': async (request) =>
      (await import('./features/connectWithSignIn.ts')).connectWithSignIn(session, request),
    async 'message:sign'({ message, address }) {
      const { signMessage } = await import('./features/signMessage.ts')
      const bytes = new TextEncoder().encode(message)
      return { signature: base58.encode(await signMessage(session, { message: bytes, address })) }
    },
    'message:verify': async (request) =>
      (await import('./features/verifyMessage.ts')).verifyMessage(request),
    'balance:read': async (request) =>
      (await import('./features/fetchBalance.ts')).fetchBalance(request),
    'transfers:load': async () =>
      (await import('./transfers/createTransfers.ts')).createTransfers(session, { mayAddBudget }),
    'swaps:load': async () =>
      (await import('./swaps/getSolanaSwaps.ts')).getSolanaSwaps(session, { mayAddBudget }),
    'approvals:load': async () =>
      (await import('./approvals/createSolanaApprovals.ts')).createSolanaApprovals(),
    'transfer:send': async (request) =>
      (await import('./transfers/sendTransfer.ts')).sendTransfer(session, {
        ...request,
        mayAddBudget,
      }),
    'provider:create': (request) => createProvider(session, request),
    'request:decode': async (request) =>
      (await import('./inspect/decodeRequest.ts')).decodeRequest(request),
    'provider:request': async (request) =>
      (await import('./features/sendRequest.ts')).sendRequest(session, request, { mayAddBudget }),
  }
}
