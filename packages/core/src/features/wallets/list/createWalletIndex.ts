import type { Wallet } from '../../../contract/wallets/wallet.ts'
import { walletAliases } from '../../../runtime/registry/walletAliases.ts'
import { toNameSkeleton } from '../../../runtime/wallets/toNameSkeleton.ts'
import { toPlainName } from '../../../runtime/wallets/toPlainName.ts'

/** Finds known wallets by id, `rdns` or name. */
export type WalletIndex = {
  /** Each wallet once: the app's first, then the registry's. */
  readonly wallets: readonly Wallet[]
  /** Also finds a wallet of the app by its id in the registry. */
  readonly byId: ReadonlyMap<string, Wallet>
  readonly byRdns: ReadonlyMap<string, Wallet>
  readonly byName: ReadonlyMap<string, readonly Wallet[]>
  readonly bySkeleton: ReadonlyMap<string, readonly Wallet[]>
}

/**
 * Creates the index. If two wallets share an id or `rdns`, the first wins. A wallet of the app with
 * the id, `rdns` or name of a registry entry is that wallet, and the entry fills its missing
 * fields.
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
  for (const [id, alias = ''] of Object.entries(walletAliases)) {
    const wallet = byId.get(id)
    if (wallet && !byId.has(alias)) byId.set(alias, wallet)
  }
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

/**
 * Finds the registry entry of a wallet of the app. Different `rdns` values mean different wallets.
 */
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
