import { type Address, isAddress } from 'viem'
import { isRecord } from '../params/isRecord.ts'
import type { WalletChain } from '../provider/walletChain.ts'
import type { WalletStorage } from './walletStorage.ts'

/** The state that survives a reload. */
export type SavedState = {
  readonly version: 1
  readonly selected: readonly Address[]
  readonly isPermitted: boolean
  readonly isLocked: boolean
  readonly chainId: number
  readonly addedChains: readonly WalletChain[]
}

export type SavedStateStore = {
  /** `undefined` if nothing valid is stored. */
  read: () => SavedState | undefined
  write: (state: SavedState) => void
}

/** Stores the wallet's state under one key. Failing or foreign storage counts as empty. */
export function savedStateStore(parameters: {
  storage: WalletStorage
  key: string
}): SavedStateStore {
  const { storage, key } = parameters
  return {
    read() {
      try {
        const value: unknown = JSON.parse(storage.getItem(key) ?? 'null')
        return isSavedState(value) ? value : undefined
      } catch {
        return undefined
      }
    },
    write(state) {
      try {
        storage.setItem(key, JSON.stringify(state))
      } catch {
        // Without working storage the wallet forgets its state, as in a private window.
      }
    },
  }
}

function isSavedState(value: unknown): value is SavedState {
  return (
    isRecord(value) &&
    value.version === 1 &&
    isListOf(value.selected, (item) => typeof item === 'string' && isAddress(item)) &&
    typeof value.isPermitted === 'boolean' &&
    typeof value.isLocked === 'boolean' &&
    isChainId(value.chainId) &&
    isListOf(value.addedChains, isChain)
  )
}

function isChain(value: unknown): value is WalletChain {
  return (
    isRecord(value) &&
    isChainId(value.id) &&
    typeof value.name === 'string' &&
    typeof value.rpcUrl === 'string' &&
    URL.canParse(value.rpcUrl) &&
    (value.nativeCurrency === undefined ||
      (isRecord(value.nativeCurrency) &&
        typeof value.nativeCurrency.name === 'string' &&
        typeof value.nativeCurrency.symbol === 'string' &&
        Number.isInteger(value.nativeCurrency.decimals)))
  )
}

function isChainId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length <= 1000 && value.every(isItem)
}
