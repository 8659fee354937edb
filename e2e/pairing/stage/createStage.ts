import { WagmiAdapter } from '@cleat/adapter-wagmi'
import {
  type ChainAdapter,
  createKit,
  type Kit,
  type KitOptions,
  type Network,
  type StorageArea,
} from '@cleat/core'
import { attachRemoteWallets, type connectWalletConnect } from '@cleat/core/remote-wallets'
import type { Localnet } from '@cleat/localnet'
import { base, mainnet } from 'viem/chains'
import { vi } from 'vitest'
import { createPage, type Page } from './createPage.ts'

/** As much of a wallet as pairing needs. */
type Wallet = {
  pair(uri: string): Promise<void>
  close(): Promise<void>
}

/** An app on a page and a wallet somewhere else, with a relay between them. */
export type Stage<wallet extends Wallet = Wallet> = {
  readonly page: Page
  /** What the kit stores. */
  readonly items: Map<string, string>
  readonly kit: Kit
  readonly peer: wallet
  /** The pairing link on offer, as soon as there is one. */
  uri(): Promise<string>
  /** PairingProposals a pairing and waits for a wallet. */
  connect(parameters?: connectWalletConnect.Parameters): Promise<unknown>
  /** Pairs the two. */
  pair(): Promise<void>
  /** Where the app's account of EVM chains stands. */
  status(): string
  request(method: string, params?: unknown): Promise<unknown>
  /** The app once more, over the same storage. */
  openTab(): Kit
  /**
   * Comes again to a page that the browser threw away: the last kit took no leave, and what it does from now on is not
   * stored. Its connection is for the test to cut, so the new one may dial another address.
   */
  discard(parameters?: { relayUrl?: string | undefined }): void
  /** Leaves the page and comes again: a new kit over what the last one stored. */
  reload(): Promise<void>
  close(): Promise<void>
}

/** Chains of other families, and what ties the app to them: new adapters with every visit. */
export type OtherChains = {
  readonly networks: readonly Network[]
  createAdapters(storage: StorageArea): readonly ChainAdapter[]
}

export declare namespace createStage {
  type Parameters<wallet> = {
    localnet: Localnet
    /** What the app dials. */
    relayUrl: string
    /** Closed with the stage. Made before it: what starts in a page writes its log elsewhere. */
    peer: wallet
    options?: Partial<KitOptions> | undefined
    /** What the app has beside its EVM chains. */
    others?: OtherChains | undefined
  }
}

/** The kit's page is the global window for as long as the stage is open. */
export function createStage<wallet extends Wallet>(
  parameters: createStage.Parameters<wallet>,
): Stage<wallet> {
  const { localnet, relayUrl, peer, options, others } = parameters
  const items = new Map<string, string>()
  let pages = 0
  /** Of a page that was thrown away nothing is written any more. */
  const createArea = (): StorageArea => {
    const page = pages
    const isAlive = () => page === pages
    return {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void (isAlive() && items.set(key, value)),
      removeItem: (key) => void (isAlive() && items.delete(key)),
    }
  }
  const networks = [mainnet, base] as const
  const customRpcUrls = Object.fromEntries(
    localnet.chains.map(({ id, rpcUrl }) => [`eip155:${id}`, [{ url: rpcUrl }]]),
  )
  const page = createPage()
  vi.stubGlobal('window', page.window)
  vi.stubGlobal('document', page.window.document)
  const visit = (relay = relayUrl) => {
    const storage = createArea()
    const next = createKit({
      adapters: [
        new WagmiAdapter({ networks, customRpcUrls, storage, pollingInterval: 100 }),
        ...(others?.createAdapters(storage) ?? []),
      ],
      networks: [...networks, ...(others?.networks ?? [])],
      customRpcUrls,
      metadata: { name: 'App', description: '', url: 'https://app.example.org', icons: [] },
      services: { relay },
      storage,
      ...options,
    })
    next.start()
    attachRemoteWallets(next)
    return next
  }
  let kit = visit()
  const tabs: Kit[] = []

  const stage: Stage<wallet> = {
    page,
    items,
    get kit() {
      return kit
    },
    peer,
    uri: () =>
      vi.waitFor(() => {
        const { flow, wcUri } = kit.controllers.connection.state
        if (wcUri) return wcUri
        throw new Error(`No offer: ${flow.status}`)
      }, 8000),
    connect: async (parameters) =>
      (await kit.remoteWallets.loaded).connectWalletConnect(parameters),
    async pair() {
      const connecting = stage.connect()
      await peer.pair(await stage.uri())
      await connecting
    },
    status: () => kit.controllers.account.get('eip155').status,
    async request(method, params) {
      const provider = kit.getProvider<{ request(request: object): Promise<unknown> }>('eip155')
      return provider?.request({ method, params })
    },
    openTab() {
      const tab = visit()
      tabs.push(tab)
      return tab
    },
    discard({ relayUrl: relay } = {}) {
      tabs.push(kit)
      pages += 1
      kit = visit(relay)
    },
    async reload() {
      kit.destroy()
      kit = visit()
    },
    async close() {
      for (const open of [kit, ...tabs]) open.destroy()
      await peer.close()
      vi.unstubAllGlobals()
    },
  }
  return stage
}
