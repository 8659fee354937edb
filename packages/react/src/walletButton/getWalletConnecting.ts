import type { Namespace } from '@cleat/core'
import type { Wallet } from '@cleat/core/wallets'
import type { AppKit } from '../kit/appKit.ts'
import type { NamedAccount } from './namedAccount.ts'

/** What connects the wallets that buttons name, of one kit. */
export type WalletConnecting = {
  /** Whether `connect` asks a wallet at once. */
  isReady(): boolean
  /** Loads the list of wallets. Never rejects: `connect` tries again. */
  prepare(): Promise<void>
  /** The known wallet of a name, once it is loaded. */
  find(name: string): Wallet | undefined
  /** Loads the icon of a wallet. */
  loadIcon(wallet: Wallet): Promise<string | undefined>
  /** Connects a wallet. */
  connect(name: string, namespace: Namespace | undefined): Promise<NamedAccount>
  /** Calls back when it is ready. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** What connects named wallets of a kit. Created on first use. */
export function getWalletConnecting(kit: AppKit): WalletConnecting {
  const known = kit.memory.get(createWalletConnecting) as WalletConnecting | undefined
  if (known) return known
  const created = createWalletConnecting(kit)
  kit.memory.set(createWalletConnecting, created)
  return created
}

function createWalletConnecting(kit: AppKit): WalletConnecting {
  const listeners = new Set<() => void>()
  let loaded: Awaited<ReturnType<typeof load>> | undefined
  let loading: ReturnType<typeof load> | undefined

  const load = async () => {
    const { walletButtonTools: tools } = await import('./walletButtonTools.ts')
    const wallets = await tools.createNamedWallets(kit)
    return { ...tools, wallets }
  }
  const start = async () => {
    loading ??= load()
    try {
      loaded = await loading
      for (const listener of [...listeners]) listener()
      return loaded
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  return {
    isReady: () => loaded !== undefined,
    async prepare() {
      if (!loaded) await start().catch(() => undefined)
    },
    find: (name) => loaded?.wallets.find(name),
    loadIcon: async (wallet) => loaded?.wallets.loadIcon(wallet),
    async connect(name, namespace) {
      const { wallets, connectNamed } = loaded ?? (await start())
      return await connectNamed({ kit, wallets, name, namespace })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
