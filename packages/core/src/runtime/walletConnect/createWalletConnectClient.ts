import type LibraryProvider from '@walletconnect/universal-provider'
import { type CaipNetworkId, parseCaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import { detectDevice } from '../../base/device/detectDevice.ts'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import { loadRegistry } from '../wallets/loadRegistry.ts'
import { approveNetworks } from './approveNetworks.ts'
import { bringWalletForward } from './bringWalletForward.ts'
import { buildProposal } from './buildProposal.ts'
import { createActiveChains } from './createActiveChains.ts'
import { createDisconnectedError } from './createDisconnectedError.ts'
import { createEip155Provider } from './createEip155Provider.ts'
import { createLinkMemory } from './createLinkMemory.ts'
import { createPairedWallet } from './createPairedWallet.ts'
import { createPairingProposals } from './createPairingProposals.ts'
import { createRelayStorage } from './createRelayStorage.ts'
import { createRequests } from './createRequests.ts'
import { createSessions } from './createSessions.ts'
import type { SignInRequest } from './createSignInRequest.ts'
import { followApp } from './followApp.ts'
import { followEndings } from './followEndings.ts'
import { followPage } from './followPage.ts'
import { forgetPairing } from './forgetPairing.ts'
import { loadUniversalProvider } from './loadUniversalProvider.ts'
import { makePairingProposal } from './makePairingProposal.ts'
import { readChain } from './readChain.ts'
import { refusePlainEnvelopes } from './refusePlainEnvelopes.ts'
import { restorePairingProposals } from './restorePairingProposals.ts'
import { shareChain } from './shareChain.ts'
import { surviveUpdates } from './surviveUpdates.ts'
import { toRelayPrefix } from './toRelayPrefix.ts'
import type { SessionChange, WalletConnectClient } from './walletConnectClient.ts'
import type { LoadedWalletConnect, WalletConnectOptions } from './walletConnectOptions.ts'

const defaultRelay = 'wss://relay.walletconnect.org'
/**
 * A phone's system may silently close the connection after so many milliseconds in the background.
 */
const sleepMs = 30_000

/**
 * Creates the pairing client of a kit. Loaded on first use.
 * @throws `CONFIG_RELAY_URL_INVALID`, `UI_LOAD_FAILED`
 */
export async function createWalletConnectClient(
  kit: KitBase,
  options: WalletConnectOptions,
): Promise<LoadedWalletConnect> {
  const { connection, modal, network, options: controller } = kit.controllers
  const { metadata, projectId, services } = controller.state
  const relay = services?.relay ?? defaultRelay
  if (!/^wss?:\/\/[^/]/.test(relay) || !URL.canParse(relay))
    throw new CleatError('CONFIG_RELAY_URL_INVALID', { context: { url: relay } })

  const clientName = `cleat-${Math.random().toString(36).slice(2)}`
  const prefix = toRelayPrefix(kit.id)
  const storage = createRelayStorage({ area: options.area, prefix, clientName })
  const provider =
    (options.universalProvider as LibraryProvider | undefined) ??
    (await loadUniversalProvider({ relayUrl: relay, projectId, metadata, storage, clientName }))
  surviveUpdates(provider)
  refusePlainEnvelopes(provider)
  const networks = [...kit.adapters.keys()].flatMap(
    (namespace) => network.get(namespace)?.caipNetworks ?? [],
  )
  const proposal = buildProposal({
    ...{ networks, override: options.universalProviderConfigOverride },
    hasSessions: controller.state.features?.smartSessions,
  })
  const listeners = new Set<(change: SessionChange) => void>()
  const links = createLinkMemory({
    ...{ storage, connection },
    listWallets: async () => [
      ...(kit.controllers.options.state.customWallets ?? []),
      ...(await loadRegistry()),
    ],
  })
  const chains = createActiveChains({
    storage,
    onSet: (caipNetworkId) => shareChain({ provider, caipNetworkId }),
    listWanted: (namespace) => {
      const state = network.get(namespace)
      const listed = state?.caipNetworks ?? []
      return [...(state ? [state.caipNetwork] : []), ...listed].map(
        ({ caipNetworkId }) => caipNetworkId,
      )
    },
  })

  const onChange = (change: SessionChange) => {
    if (change.type === 'chain') chains.set(change.caipNetworkId)
    else if (change.type === 'accounts') chains.prefer(change.namespace, change.addresses)
    else chains.follow(sessions.get())
    if (change.type === 'ended') {
      const wallet = connection.state.wcLinking?.name ?? 'WalletConnect'
      requests.rejectAll(createDisconnectedError(wallet))
      links.forget()
      // Runs before the adapters' listeners, because they drop the wallet without a trace.
      forgetPairing(kit)
    }
    approve()
    for (const listener of [...listeners]) listener(change)
  }
  const approve = () => approveNetworks(kit, sessions.get())
  const sessions = createSessions({ provider, proposal, storage, onChange })
  const requests = createRequests({
    provider,
    connection,
    relay,
    findLink: links.find,
    onSent: (request) =>
      bringWalletForward(kit, { ...request, openRequests: options.openRequests }),
  })
  const device = detectDevice(window)
  const onStray = ({ topic }: { topic: string }) => sessions.end(topic)
  let signIn: SignInRequest | undefined
  const offers = createPairingProposals({
    connection,
    make: () =>
      makePairingProposal({
        ...{ client: provider.client, proposal, relay, onStray },
        connect: signIn?.connect,
      }),
    onStray,
    onStanding: (isStanding) => (isStanding ? options.memory.save() : options.memory.forget()),
    isKept: device.isIosSafari || device.host === 'telegram',
  })

  await Promise.all([chains.load(), links.load(), sessions.load()])
  chains.follow(sessions.get())
  approve()
  const resume = async () => {
    const settled = await restorePairingProposals({ client: provider.client, signal: kit.lifetime })
    if (!settled || offers.give(settled)) return false
    return !sessions.get() && sessions.adopt(settled.topic) !== null
  }
  // Pending proposals of the app's provider are the app's, unless one was made here.
  const isOfApp = options.universalProvider !== undefined && !options.memory.has()
  const resumed = isOfApp ? Promise.resolve(false) : resume()
  const { relayer, heartbeat } = provider.client.core
  const onReturn = (hiddenMs: number) => {
    if (!sessions.get() && connection.state.wcUri === undefined) return
    sessions.retryEndings()
    const isAsleep = hiddenMs > sleepMs || !relayer.connected
    if (isAsleep) void relayer.restartTransport().catch(() => undefined)
  }
  relayer.on('relayer_connect', sessions.retryEndings)
  const stops = [
    options.followAccounts(approve),
    () => relayer.off('relayer_connect', sessions.retryEndings),
    followPage({ page: window, onReturn }),
    followEndings({ page: window, prefix, onEnded: sessions.forget }),
    modal.onClose(offers.release),
    sessions.destroy,
    offers.destroy,
  ]
  kit.lifetime.addEventListener('abort', () => {
    for (const stop of stops) stop()
    // The app owns its provider and closes it.
    if (options.universalProvider) return
    heartbeat.stop()
    for (const name of [clientName, `${clientName}_count`])
      Reflect.deleteProperty(globalThis, `_walletConnectCore_${name}`)
    void relayer.transportClose().catch(() => undefined)
  })

  /** The signal of the connection attempt. It also cancels the pairing. */
  const findSignal = () =>
    [...kit.attempts.values()].find(({ connectorId }) => connectorId === 'walletConnect')?.signal
  const client: WalletConnectClient = {
    getSession: sessions.get,
    async pair(namespace) {
      const session = sessions.get()
      if (session?.namespaces[namespace]) return session
      const settled = await offers.wait(findSignal())
      const adopted = sessions.adopt(settled.topic)
      if (!adopted)
        throw new CleatError('CONNECTION_NO_ACCOUNTS', { context: { wallet: 'WalletConnect' } })
      signIn?.settle(settled)
      links.save()
      return adopted
    },
    prepare: async () => {
      if (!sessions.get()) await offers.prepare()
    },
    async request({ caipNetworkId, method, params }) {
      const session = sessions.get()
      if (!session) throw createDisconnectedError('WalletConnect')
      return requests.send({ session, caipNetworkId, method, params })
    },
    async read({ caipNetworkId, method, params }) {
      const listed = network.find(caipNetworkId)
      if (!listed) throw new CleatError('NETWORK_NOT_FOUND', { context: { id: caipNetworkId } })
      return readChain({ network: listed, method, params })
    },
    cancel: requests.cancel,
    async disconnect() {
      const session = sessions.get()
      if (!session) return
      const { topic } = session
      sessions.end(topic)
      // The library tells the app of the wallet's endings only.
      if (options.universalProvider)
        provider.events.emit('disconnect', { code: 6000, message: 'Disconnected', data: topic })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const follow = (onPaired: (isNew: boolean) => void) => {
    const onChain = (caipNetworkId: CaipNetworkId) => {
      const isActive = chains.get(parseCaipNetworkId(caipNetworkId).namespace) === caipNetworkId
      if (!isActive) onChange({ type: 'chain', caipNetworkId })
    }
    const stop = followApp({ provider, sessions, onPaired, onChain })
    kit.lifetime.addEventListener('abort', stop, { once: true })
  }
  const askToSignIn: LoadedWalletConnect['askToSignIn'] = async (parameters) => {
    const { eip155, ...others } = proposal
    const isOther = Object.keys(others).length > 0 || options.universalProviderConfigOverride
    if (sessions.get() || !eip155 || isOther) return undefined
    const { createSignInRequest } = await import('./createSignInRequest.ts')
    const { chains } = eip155
    const request = createSignInRequest({ ...parameters, client: provider.client, chains })
    if (!request) return undefined
    await offers.restart()
    signIn = request
    const stop = () => {
      if (signIn === request) signIn = undefined
    }
    return Object.assign(request, { stop })
  }
  return {
    ...{ client, provider, resumed, followApp: follow, askToSignIn },
    eip155: createEip155Provider({ client, chains }),
    createPairedWallet: (namespace) => createPairedWallet({ client, chains, namespace }),
  }
}
