import type { Wallet } from '../../contract/wallets/wallet.ts'
import { toNameSkeleton } from './toNameSkeleton.ts'
import { toPlainName } from './toPlainName.ts'

/** Known wallets by all that tells which one is meant. */
export type WalletIndex = {
  /** Each once: those of the app, then those of the registry. */
  readonly wallets: readonly Wallet[]
  /** Finds a wallet of the app by the id that the registry has for it, too. */
  readonly byId: ReadonlyMap<string, Wallet>
  readonly byRdns: ReadonlyMap<string, Wallet>
  readonly byName: ReadonlyMap<string, readonly Wallet[]>
  readonly bySkeleton: ReadonlyMap<string, readonly Wallet[]>
}

/**
 * Of two wallets with one id, or one `rdns`, the first counts. A wallet of the app that the registry knows by id, `rdns`
 * or name is that wallet, and the registry adds what the app left out.
 */
export function createWalletIndex(parameters: {
  customWallets: readonly Wallet[]
  registry: readonly Wallet[]
}): WalletIndex {
  const { customWallets, registry } = parameters
  const byId = new Map<string, Wallet>()
  const byRdns = new Map<string, Wallet>()
  const byName = new Map<string, Wallet[]>()
  const bySkeleton = new Map<string, Wallet[]>()

  const twins = new Map<string, Wallet>()
  const findTwin = createTwinFinder(registry)
  for (const custom of customWallets) {
    const twin = findTwin(custom)
    const wallet = twin ? { ...twin, ...pickDefined(custom) } : custom
    add(wallet)
    if (twin && !twins.has(twin.id)) twins.set(twin.id, wallet)
  }
  for (const [id, wallet] of twins) if (!byId.has(id)) byId.set(id, wallet)
  for (const wallet of registry) add(wallet)
  return { wallets: [...new Set(byId.values())], byId, byRdns, byName, bySkeleton }

  function add(wallet: Wallet): void {
    if (byId.has(wallet.id)) return
    byId.set(wallet.id, wallet)
    const rdns = wallet.rdns?.toLowerCase()
    if (rdns && !byRdns.has(rdns)) byRdns.set(rdns, wallet)
    addTo(byName, toPlainName(wallet.name), wallet)
    addTo(bySkeleton, toNameSkeleton(wallet.name), wallet)
  }
}

/** Finds the wallet of the registry that a wallet of the app is. Two that have an `rdns` each are told apart by it. */
function createTwinFinder(registry: readonly Wallet[]): (custom: Wallet) => Wallet | undefined {
  const keysOf = ({ id, name, rdns }: Wallet) => [
    `id ${id}`,
    rdns && `rdns ${rdns.toLowerCase()}`,
    `name ${toPlainName(name)}`,
  ]
  const byKey = new Map<string | undefined, Wallet>()
  for (const wallet of registry)
    for (const key of keysOf(wallet)) if (key && !byKey.has(key)) byKey.set(key, wallet)
  return (custom) => {
    const [id, rdns, name] = keysOf(custom).map((key) => byKey.get(key))
    return id ?? rdns ?? (custom.rdns && name?.rdns ? undefined : name)
  }
}

function pickDefined(wallet: Wallet): Wallet {
  const entries = Object.entries(wallet).filter(([, value]) => value !== undefined)
  return { id: wallet.id, name: wallet.name, ...Object.fromEntries(entries) }
}

function addTo(lists: Map<string, Wallet[]>, key: string, wallet: Wallet): void {
  const list = lists.get(key)
  if (list) list.push(wallet)
  else lists.set(key, [wallet])
}
