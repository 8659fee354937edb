import { createLazyProvider } from '../adapter/eip1193/createLazyProvider.ts'
import type { DiscoveredWallet } from '../adapter/eip1193/discoverWallets.ts'
import { createCoinbaseProvider } from '../adapter/eip1193/external/createCoinbaseProvider.ts'
import { findSafeProvider } from '../adapter/eip1193/external/findSafeProvider.ts'
import type { PairedWallet } from '../adapter/pairedWallet.ts'
import type { Namespace } from '../caip/namespace.ts'
import type { KitBase } from '../kit/kitBase.ts'
import { connectWalletConnect } from './connectWalletConnect.ts'
import { createOfferMemory } from './createOfferMemory.ts'
import type { Pairing } from './createPairing.ts'
import { createPairing } from './createPairing.ts'
import type { LoadedExternalWallets } from './externalWallets.ts'
import { isCoinbaseOffered } from './isCoinbaseOffered.ts'
import { isPairingOffered } from './isPairingOffered.ts'
import { resumePairing } from './resumePairing.ts'

/** Until a wallet's code has come over a slow line. */
const readTimeoutMs = 20_000

/** Every wallet that is not found in the page, as far as the app offers it. */
export async function loadExternalWallets(kit: KitBase): Promise<LoadedExternalWallets> {
  const { options } = kit.external.setup
  const memory = createOfferMemory(kit)
  const pairing = createPairing(kit, memory)
  const { metadata } = kit.controllers.options.state
  const wallets: DiscoveredWallet[] = []
  // One that cannot be loaded takes no other wallet along.
  const safe = await findSafeProvider({ window }).catch(() => null)
  if (safe) wallets.push({ id: 'safe', name: 'Safe', kind: 'external', provider: safe })
  if (isPairingOffered(options))
    wallets.push({
      id: 'walletConnect',
      name: 'WalletConnect',
      kind: 'walletConnect',
      provider: createLazyProvider({ load: async () => (await pairing.load()).eip155 }),
      readTimeoutMs,
    })
  const { coinbasePreference: preference } = options
  const networks = kit.controllers.network.get('eip155')?.caipNetworks ?? []
  if (isCoinbaseOffered(options) && networks.length > 0)
    wallets.push({
      id: 'coinbaseWalletSDK',
      name: 'Coinbase Wallet',
      kind: 'external',
      provider: createCoinbaseProvider({ metadata, networks, preference }),
      readTimeoutMs,
    })

  const others = [...kit.adapters.keys()].filter((namespace) => namespace !== 'eip155')
  const paired =
    isPairingOffered(options) && others.length > 0
      ? await listPairedWallets({ namespaces: others, pairing }).catch(() => ({}))
      : {}
  if (isPairingOffered(options) && memory.has()) void resumePairing(kit, { pairing, memory })
  return {
    byNamespace: { ...paired, eip155: wallets },
    connectWalletConnect: (given) => connectWalletConnect(kit, given),
    async preparePairing() {
      if (isPairingOffered(options))
        await pairing.load().then(
          ({ client }) => client.prepare(),
          () => undefined,
        )
    },
    cancelRequest: ({ id }) => pairing.current()?.client.cancel(id),
    getUniversalProvider: async () =>
      isPairingOffered(options) ? (await pairing.load()).provider : undefined,
    getSession: () => pairing.current()?.client.getSession() ?? null,
  }
}

/** The one paired wallet, as adapters of each namespace get it. An app of EVM chains alone has no use for the code. */
async function listPairedWallets(parameters: {
  namespaces: readonly Namespace[]
  pairing: Pairing
}): Promise<{ [namespace: string]: readonly PairedWallet[] }> {
  const { namespaces, pairing } = parameters
  const { createLazyPairedWallet } = await import('./createLazyPairedWallet.ts')
  const create = (namespace: Namespace) =>
    createLazyPairedWallet({
      load: async () => (await pairing.load()).createPairedWallet(namespace),
    })
  return Object.fromEntries(namespaces.map((namespace) => [namespace, [create(namespace)]]))
}
