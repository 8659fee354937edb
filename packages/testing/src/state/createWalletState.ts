import { type Address, isAddressEqual, toHex } from 'viem'
import type { ProviderEvent } from '../provider/devWalletProvider.ts'
import type { WalletChain } from '../provider/walletChain.ts'
import type { SavedStateStore } from './savedState.ts'

export type WalletStateParameters = {
  accounts: readonly Address[]
  chains: readonly WalletChain[]
  store: SavedStateStore
  emit: (event: ProviderEvent, data: unknown) => void
}

export type WalletState = {
  readonly chains: readonly WalletChain[]
  /** The active chain. */
  readonly chain: WalletChain
  readonly isLocked: boolean
  /** The selected accounts, the active one first. */
  readonly selected: readonly Address[]
  /** The accounts that the site has permission for, locked or not. */
  readonly permitted: readonly Address[]
  /** The accounts that the site sees: none if locked. */
  readonly visible: readonly Address[]
  permit: (accounts: readonly Address[]) => void
  select: (accounts: readonly Address[]) => void
  revoke: () => void
  setLocked: (isLocked: boolean) => void
  untilUnlocked: () => Promise<void>
  addChain: (chain: WalletChain) => void
  /** Switches to a chain of the wallet. */
  switchChain: (id: number) => void
}

/** The wallet's state. Emits events when the site's view has changed. */
export function createWalletState(parameters: WalletStateParameters): WalletState {
  const { accounts, store, emit } = parameters
  const [firstChain] = parameters.chains
  const [firstAccount] = accounts
  if (!firstChain) throw new Error('A wallet needs a chain: pass at least one in "chains".')
  if (!firstAccount) throw new Error('A wallet needs an account: pass a key in "privateKeys".')

  const saved = store.read()
  const ownOnly = (list: readonly Address[]) =>
    list.filter((address) => accounts.some((own) => isAddressEqual(own, address)))
  const savedAccounts = ownOnly(saved?.selected ?? [])
  const addedChains = (saved?.addedChains ?? []).filter(
    (added) => !parameters.chains.some((chain) => chain.id === added.id),
  )

  let chains: readonly WalletChain[] = [...parameters.chains, ...addedChains]
  let chain = chains.find((known) => known.id === saved?.chainId) ?? firstChain
  let selected: readonly Address[] = savedAccounts.length > 0 ? savedAccounts : [firstAccount]
  let isPermitted = savedAccounts.length > 0 && saved?.isPermitted === true
  let isLocked = saved?.isLocked ?? false
  let waiting: readonly (() => void)[] = []

  const permitted = () => (isPermitted ? selected : [])
  const visible = () => (isLocked ? [] : permitted())

  const change = (apply: () => void) => {
    const before = { accounts: visible().join(), chainId: chain.id }
    apply()
    store.write({
      version: 1,
      ...{ selected, isPermitted, isLocked, chainId: chain.id },
      addedChains: chains.slice(parameters.chains.length),
    })
    if (chain.id !== before.chainId) emit('chainChanged', toHex(chain.id))
    if (visible().join() !== before.accounts) emit('accountsChanged', [...visible()])
  }
  const choose = (list: readonly Address[]) => {
    const unknown = list.filter((address) => ownOnly([address]).length === 0)
    if (unknown.length > 0 || list.length === 0) {
      throw new Error(
        `The wallet cannot select ${unknown.join(', ') || 'no account at all'}. It has: ${accounts.join(', ')}.`,
      )
    }
    selected = accounts
      .filter((own) => list.some((address) => isAddressEqual(own, address)))
      .sort((a, b) => position(list, a) - position(list, b))
  }

  return {
    get chains() {
      return chains
    },
    get chain() {
      return chain
    },
    get isLocked() {
      return isLocked
    },
    get selected() {
      return selected
    },
    get permitted() {
      return permitted()
    },
    get visible() {
      return visible()
    },
    permit(list) {
      change(() => {
        choose(list)
        isPermitted = true
      })
    },
    select(list) {
      change(() => choose(list))
    },
    revoke() {
      change(() => {
        isPermitted = false
      })
    },
    setLocked(next) {
      change(() => {
        isLocked = next
      })
      if (next) return
      const resolveAll = waiting
      waiting = []
      for (const resolve of resolveAll) resolve()
    },
    untilUnlocked() {
      if (!isLocked) return Promise.resolve()
      return new Promise((resolve) => {
        waiting = [...waiting, resolve]
      })
    },
    addChain(added) {
      change(() => {
        chains = [...chains.filter((known) => known.id !== added.id), added]
      })
    },
    switchChain(id) {
      const next = chains.find((known) => known.id === id)
      if (!next) {
        throw new Error(
          `The wallet does not know chain ${id}. It knows: ${chains.map((known) => known.id).join(', ')}.`,
        )
      }
      change(() => {
        chain = next
      })
    },
  }
}

function position(list: readonly Address[], address: Address): number {
  return list.findIndex((other) => isAddressEqual(other, address))
}
