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
  discoverWallets,
  type Eip1193Wallet,
} from '@cleat/evm'
import { sendRequest } from './features/sendRequest.ts'
import { sendTransfer } from './features/sendTransfer.ts'
import { signMessage } from './features/signMessage.ts'
import { toAddress } from './toAddress.ts'

export declare namespace EthersAdapter {
  type Parameters = {
    /** Where the wallets of this visitor are remembered. @default the browser's `localStorage` */
    storage?: StorageArea | undefined
    /** @default `cleat.eip155.wallets` */
    storageKey?: string | undefined
  }
}

/**
 * EVM chains through ethers 6. `useAppKitProvider('eip155')` gives the EIP-1193 provider that ethers' `BrowserProvider` takes.
 */
export class EthersAdapter extends WalletAdapter<'eip155', Eip1193Wallet> {
  constructor(parameters: EthersAdapter.Parameters = {}) {
    super({ ...parameters, id: 'ethers', namespace: 'eip155', discover, features })
  }
}

/** The wallets of the page, and those that come from elsewhere when they are wanted. */
function discover(
  { discovery, remoteWallets }: AdapterContext<'eip155'>,
  report: (wallets: readonly Eip1193Wallet[]) => void,
): () => void {
  const known = new Map<DiscoveredWallet['provider'], Eip1193Wallet>()
  let found: readonly DiscoveredWallet[] = []
  let remote: readonly DiscoveredWallet[] = []
  let isStopped = false
  const toWallet = (wallet: DiscoveredWallet) => {
    const made = known.get(wallet.provider) ?? createEip1193Wallet({ wallet, toAddress })
    known.set(wallet.provider, made)
    return made
  }
  const update = () => report([...found, ...remote].map(toWallet))
  void remoteWallets.then((wallets) => {
    remote = wallets
    if (!isStopped && wallets.length > 0) update()
  })
  const stop = discoverWallets({
    window,
    ...discovery,
    onChange(wallets) {
      found = wallets
      update()
    },
  })
  return () => {
    isStopped = true
    stop()
    for (const { provider } of known.values()) provider.release()
  }
}

function features(session: AdapterSession<Eip1193Wallet>): Partial<AdapterFeatures> {
  return {
    'remoteWallets:load': async (request) =>
      (await import('@cleat/evm/remote-wallets')).loadRemoteWallets(request),
    'message:sign': (request) => signMessage(session, request),
    // What only some apps need is loaded by its first use.
    'message:verify': async (request) =>
      (await import('./features/verifyMessage.ts')).verifyMessage(session, request),
    'balance:read': async (request) =>
      (await import('./features/readBalance.ts')).readBalance(request),
    'transfers:load': async () =>
      (await import('./transfers/createTransfers.ts')).createTransfers(session),
    'transfer:send': (request) => sendTransfer(session, request),
    'provider:create': ({ submit }) => createAppProvider({ submit, subscribe: session.subscribe }),
    'provider:request': (request) => sendRequest(session, request),
  }
}
