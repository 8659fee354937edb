import type { Namespace } from '../../base/caip/namespace.ts'
import type { StorageArea } from '../../base/storage/storageArea.ts'
import type { AdapterContext } from '../../contract/adapter/adapterContext.ts'
import type { AdapterFeatures } from '../../contract/adapter/adapterFeatures.ts'
import type { ChainAdapter } from '../../contract/adapter/chainAdapter.ts'
import { universalAdapterId } from '../../contract/adapter/isUniversalAdapter.ts'
import type { RemoteWallet } from '../../contract/adapter/remoteWallet.ts'
import {
  type AdapterSession,
  createWalletAdapter,
} from '../../contract/walletAdapter/createWalletAdapter.ts'
import { createEip155UniversalWallet } from './createEip155UniversalWallet.ts'
import { createPairedUniversalWallet } from './createPairedUniversalWallet.ts'
import { createUniversalProvider } from './createUniversalProvider.ts'
import { eip155Features } from './eip155Features.ts'
import type { UniversalWallet } from './universalWallet.ts'

export declare namespace createUniversalAdapter {
  type Parameters = { namespace: Namespace; storage: StorageArea; storageKey: string }
}

/**
 * Creates the adapter of a namespace for which the app brings none. It connects the paired wallet,
 * and passes the app's requests to it. It reads no chain other than those of `eip155`, and sends
 * nothing itself: payments need an adapter that can check them.
 */
export function createUniversalAdapter(
  parameters: createUniversalAdapter.Parameters,
): ChainAdapter {
  const { namespace } = parameters
  const isEip155 = namespace === 'eip155'
  return createWalletAdapter<Namespace, UniversalWallet>({
    ...parameters,
    id: universalAdapterId,
    rules: isEip155 ? { isSameAddress: isSameHex } : undefined,
    discover: (context, report) => discover(namespace, context, report),
    features: (session) => ({
      ...toFeatures(session),
      ...(isEip155 ? eip155Features(session) : {}),
    }),
  })
}

function discover(
  namespace: Namespace,
  { remoteWallets }: AdapterContext,
  report: (wallets: readonly UniversalWallet[]) => void,
): () => void {
  let isStopped = false
  report([])
  void remoteWallets.then((wallets) => {
    if (!isStopped) report(wallets.flatMap((wallet) => toUniversal(namespace, wallet)))
  })
  return () => {
    isStopped = true
  }
}

/** Wallets with an SDK need another adapter. */
function toUniversal(namespace: Namespace, wallet: RemoteWallet): readonly UniversalWallet[] {
  if (wallet.kind !== 'walletConnect') return []
  return 'provider' in wallet
    ? [createEip155UniversalWallet(wallet)]
    : [createPairedUniversalWallet({ namespace, paired: wallet })]
}

function toFeatures(session: AdapterSession<UniversalWallet>): Partial<AdapterFeatures> {
  return {
    'provider:create': ({ submit }) => createUniversalProvider(session, { submit }),
    'provider:request': async ({ method, params, caipNetworkId }) =>
      session.current().wallet.request({ method, params, caipNetworkId }),
  }
}

function isSameHex(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
