import { CleatError } from '../../base/errors/cleatError.ts'
import { endExpectation } from '../../boot/expectSessions.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import { createLazyProvider } from '../../contract/adapter/createLazyProvider.ts'
import type { RemoteWallet } from '../../contract/adapter/remoteWallet.ts'
import { hasPairedWallets } from '../../contract/options/hasPairedWallets.ts'
import { isPairingOffered } from '../../contract/options/isPairingOffered.ts'
import type { LoadedRemoteWallets } from '../../contract/remoteWallets/remoteWallets.ts'
import { connect } from '../actions/connect.ts'
import { createProposalMemory } from '../walletConnect/createProposalMemory.ts'
import { createPairing, type Pairing, type PairingKit } from './createPairing.ts'
import { loadAdapterWallets } from './loadAdapterWallets.ts'
import { resumePairing } from './resumePairing.ts'

/** Leaves time to load the wallet's SDK on a slow connection. */
const readTimeoutMs = 20_000

export declare namespace loadRemoteWallets {
  type Parameters = {
    /** When the relay may be asked for a pairing proposal of an earlier visit. @default at once */
    wanted?: Promise<void> | undefined
  }
}

/** Loads the remote wallets that the app offers. */
export async function loadRemoteWallets(
  kit: PairingKit,
  { wanted = Promise.resolve() }: loadRemoteWallets.Parameters = {},
): Promise<LoadedRemoteWallets> {
  const { options } = kit.remoteWallets.setup
  const memory = createProposalMemory(kit)
  const pairing = createPairing(kit, memory)
  // Without them, the other namespaces work. The first pairing tries again.
  await addMissingAdapters(kit).catch(() => undefined)
  endExpectation(kit)
  const [brought, paired] = await Promise.all([
    loadAdapterWallets(kit),
    loadPairedWallets(kit, pairing),
  ])
  const connectWalletConnect: LoadedRemoteWallets['connectWalletConnect'] = async (given) => {
    await addMissingAdapters(kit)
    const { connectWalletConnect: pair } = await loadConnecting()
    return pair(kit, (parameters) => connect(kit, parameters), given)
  }
  if (isPairingOffered(options) && memory.has())
    void wanted.then(() => resumePairing(kit, { pairing, memory, connectWalletConnect }))
  const { universalProvider: provider } = options
  if (provider && hasPairedWallets(options))
    import('./followAppProvider.ts').then(
      ({ followAppProvider }) =>
        followAppProvider(kit, { provider, pairing, connectWalletConnect }),
      // The modal still shows the URIs that the app passes.
      () => undefined,
    )
  const loaded: LoadedRemoteWallets = {
    byNamespace: mergeWallets(brought, paired),
    connectWalletConnect,
    async preparePairing() {
      if (isPairingOffered(options))
        await pairing.load().then(
          ({ client }) => client.prepare(),
          () => undefined,
        )
    },
    askToSignIn: async (parameters) => (await pairing.load()).askToSignIn(parameters),
    cancelRequest: ({ id }) => pairing.current()?.client.cancel(id),
    getUniversalProvider: async () =>
      hasPairedWallets(options) ? (await pairing.load()).provider : undefined,
    getSession: () => pairing.current()?.client.getSession() ?? null,
  }
  if (!options.authWallet) return loaded
  return import('./addAuthWallet.ts').then(
    ({ addAuthWallet }) => addAuthWallet(kit, loaded),
    () => loaded,
  )
}

/**
 * Adds adapters for the namespaces of the app without one.
 * @throws `UI_LOAD_FAILED`
 */
async function addMissingAdapters(kit: KitBase): Promise<void> {
  const namespaces = Object.keys(kit.controllers.network.state.byNamespace)
  const isComplete = namespaces.every((namespace) => kit.adapters.has(namespace))
  if (isComplete || !hasPairedWallets(kit.remoteWallets.setup.options)) return
  const module = await import('../universalAdapter/addUniversalAdapters.ts').catch((cause) => {
    throw new CleatError('UI_LOAD_FAILED', { cause })
  })
  module.addUniversalAdapters(kit)
}

/** The operations of pairing. They load only if the app offers it. */
async function loadConnecting() {
  try {
    return await import('./connectWalletConnect.ts')
  } catch (cause) {
    throw new CleatError('UI_LOAD_FAILED', { cause })
  }
}

type ByNamespace = { readonly [namespace: string]: readonly RemoteWallet[] }

/**
 * Creates the paired wallet for the adapters of each namespace. Apps with EVM chains only do not
 * load the code for other namespaces.
 */
async function loadPairedWallets(kit: KitBase, pairing: Pairing): Promise<ByNamespace> {
  if (!hasPairedWallets(kit.remoteWallets.setup.options)) return {}
  const eip155: readonly RemoteWallet<'eip155'>[] = [
    {
      id: 'walletConnect',
      name: 'WalletConnect',
      kind: 'walletConnect',
      provider: createLazyProvider({ load: async () => (await pairing.load()).eip155 }),
      readTimeoutMs,
    },
  ]
  const all = Object.keys(kit.controllers.network.state.byNamespace)
  const namespaces = all.filter((namespace) => namespace !== 'eip155')
  if (namespaces.length === 0) return { eip155 }
  const others = await import('./listPairedWallets.ts').then(
    ({ listPairedWallets }) => listPairedWallets({ namespaces, pairing }),
    // The wallets of the page work without it.
    () => ({}),
  )
  return { ...others, eip155 }
}

/**
 * Builds one list per namespace. The wallet that hosts the page comes first, those with an SDK
 * last.
 */
function mergeWallets(brought: ByNamespace, paired: ByNamespace): ByNamespace {
  const namespaces = new Set([...Object.keys(brought), ...Object.keys(paired)])
  const merge = (namespace: string): readonly RemoteWallet[] => {
    const own = brought[namespace] ?? []
    const isHost = (wallet: RemoteWallet) => 'isHost' in wallet && wallet.isHost === true
    const isOther = (wallet: RemoteWallet) => !isHost(wallet)
    return [...own.filter(isHost), ...(paired[namespace] ?? []), ...own.filter(isOther)]
  }
  return Object.fromEntries([...namespaces].map((namespace) => [namespace, merge(namespace)]))
}
