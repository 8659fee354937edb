import {
  type AdapterContext,
  type AdapterFeatures,
  type AdapterSession,
  type DiscoveredWallet,
  type StorageArea,
  WalletAdapter,
} from '@cleat/core/adapter'
import {
  createAppProvider,
  createEip1193Wallet,
  type Eip1193Wallet,
  evmRules,
  watchWallets,
} from '@cleat/evm'
import { toAddress } from './base/toAddress.ts'
import { sendRequest } from './features/sendRequest.ts'
import { sendTransfer } from './features/sendTransfer.ts'
import { signMessage } from './features/signMessage.ts'

export declare namespace EthersAdapter {
  type Parameters = {
    /** Accepted for apps that have one. Nothing here needs it. */
    projectId?: string | undefined
    /** Where the wallets of this visitor are remembered. @default the browser's `localStorage` */
    storage?: StorageArea | undefined
    /** @default `cleat.eip155.wallets` */
    storageKey?: string | undefined
  }
}

/**
 * The adapter for EVM chains through ethers 6. `useAppKitProvider('eip155')` returns the EIP-1193
 * provider that `BrowserProvider` of ethers takes.
 * @example
 * ```ts
 * import { EthersAdapter } from '@cleat/adapter-ethers'
 * import { createAppKit } from '@cleat/react'
 * import { mainnet } from '@cleat/react/networks'
 *
 * createAppKit({ adapters: [new EthersAdapter()], networks: [mainnet] })
 * ```
 */
export class EthersAdapter extends WalletAdapter<'eip155', Eip1193Wallet> {
  constructor(parameters: EthersAdapter.Parameters = {}) {
    const { storage, storageKey } = parameters
    super({
      ...{ storage, storageKey },
      ...{ id: 'ethers', namespace: 'eip155', rules: evmRules },
      ...{ discover, features },
    })
  }
}

/** The wallets of the page, and the remote ones once they load. */
function discover(
  context: AdapterContext<'eip155'>,
  report: (wallets: readonly Eip1193Wallet[]) => void,
): () => void {
  const known = new Map<DiscoveredWallet['provider'], Eip1193Wallet>()
  const toWallet = (wallet: DiscoveredWallet) => {
    const made = known.get(wallet.provider) ?? createEip1193Wallet({ wallet, toAddress })
    known.set(wallet.provider, made)
    return made
  }
  const stop = watchWallets(context, (wallets) => report(wallets.map(toWallet)))
  return () => {
    stop()
    for (const { provider } of known.values()) provider.release()
  }
}

/** Loads the one lazy file of the adapter. */
async function load() {
  return (await import('./onDemand.ts')).onDemand
}

function features(session: AdapterSession<Eip1193Wallet>): Partial<AdapterFeatures> {
  return {
    'remoteWallets:load': async (request) => (await load()).loadRemoteWallets(request),
    'message:sign': (request) => signMessage(session, request),
    'message:verify': async (request) => (await load()).verifyMessage(session, request),
    'balance:read': async (request) => (await load()).readBalance(request),
    'transfers:load': async () => (await load()).loadTransfers(session),
    'transfer:send': (request) => sendTransfer(session, request),
    'provider:create': ({ submit }) => createAppProvider({ submit, subscribe: session.subscribe }),
    'request:check': async (request) => (await load()).checkRequest(request),
    'provider:request': (request) => sendRequest(session, request),
  }
}
