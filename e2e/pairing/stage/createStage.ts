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

/** The parts of a wallet that pairing needs. */
type Wallet = {
  pair(uri: string): Promise<void>
  close(): Promise<void>
}

/** An app on a page and a wallet elsewhere, with a relay between them. */
export type Stage<wallet extends Wallet = Wallet> = {
  readonly page: Page
  /** The kit's stored values. */
  readonly items: Map<string, string>
  readonly kit: Kit
  readonly peer: wallet
  /** Resolves with the pairing URI as soon as there is one. */
  uri(): Promise<string>
  /** Creates a pairing proposal and waits for a wallet. */
  connect(parameters?: connectWalletConnect.Parameters): Promise<unknown>
  /** Pairs the two. */
  pair(): Promise<void>
  /** The app's account on EVM chains. */
  status(): string
  request(method: string, params?: unknown): Promise<unknown>
  /** The app's next kit over the same storage. */
  openTab(): Kit
  /**
   * Starts a new visit after the browser discarded the page. The previous kit is not destroyed, and
   * its later writes are ignored. The test cuts its connection, so the new kit may use another
   * relay URL.
   */
  discard(parameters?: { relayUrl?: string | undefined }): void
  /** Leaves the page and starts a new visit: a new kit over the stored values. */
  reload(): Promise<void>
  close(): Promise<void>
}

/** Chains of other families and their adapters. Each visit gets new adapters. */
export type OtherChains = {
  readonly networks: readonly Network[]
  createAdapters(storage: StorageArea): readonly ChainAdapter[]
}

export declare namespace createStage {
  type Parameters<wallet> = {
    localnet: Localnet
    /** The app's relay URL. */
    relayUrl: string
    /**
     * Closed with the stage, but created before it: loggers created while the page's globals exist
     * would write elsewhere.
     */
    peer: wallet
    options?: Partial<KitOptions> | undefined
    /** Attaches the paired wallets. @default without the features of the runtime */
    attach?: ((kit: Kit) => void) | undefined
    /** The app's chains beside EVM. */
    others?: OtherChains | undefined
  }
}

/** The kit's page replaces the global window while the stage is open. */
export function createStage<wallet extends Wallet>(
  parameters: createStage.Parameters<wallet>,
): Stage<wallet> {
  const { localnet, relayUrl, peer, options, others, attach = attachRemoteWallets } = parameters
  const items = new Map<string, string>()
  let pages = 0
  /** A discarded page writes nothing any more. */
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
    attach(next)
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
      }, 20_000),
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
