import type { WalletStorage } from '../state/walletStorage.ts'

export type SolanaState = {
  readonly isLocked: boolean
  /** The selected accounts, the active one first. */
  readonly selected: readonly string[]
  /** The accounts that the site sees: none if locked or not permitted. */
  readonly visible: readonly string[]
  permit: () => void
  select: (addresses: readonly string[]) => void
  revoke: () => void
  setLocked: (isLocked: boolean) => void
  untilUnlocked: () => Promise<void>
}

/** The wallet's state. Calls `onChange` when the site's view has changed. */
export function createSolanaState(parameters: {
  addresses: readonly string[]
  storage: WalletStorage
  storageKey: string
  onChange: () => void
}): SolanaState {
  const { addresses, storage, storageKey, onChange } = parameters
  let selected = addresses.slice(0, 1)
  let isPermitted = storage.getItem(storageKey) === 'permitted'
  let isLocked = false
  let waiting: readonly (() => void)[] = []
  const visible = () => (isPermitted && !isLocked ? selected : [])
  const change = (apply: () => void) => {
    const before = visible().join()
    apply()
    storage.setItem(storageKey, isPermitted ? 'permitted' : '')
    if (visible().join() !== before) onChange()
  }
  return {
    get isLocked() {
      return isLocked
    },
    get selected() {
      return selected
    },
    get visible() {
      return visible()
    },
    permit: () =>
      change(() => {
        isPermitted = true
      }),
    select(list) {
      const unknown = list.filter((address) => !addresses.includes(address))
      if (unknown.length > 0 || list.length === 0)
        throw new Error(
          `The wallet cannot select ${unknown.join(', ') || 'no account at all'}. It has: ${addresses.join(', ')}.`,
        )
      change(() => {
        selected = [...list]
      })
    },
    revoke: () =>
      change(() => {
        isPermitted = false
      }),
    setLocked(next) {
      change(() => {
        isLocked = next
      })
      if (next) return
      const resolveAll = waiting
      waiting = []
      for (const resolve of resolveAll) resolve()
    },
    untilUnlocked: () =>
      isLocked
        ? new Promise((resolve) => {
            waiting = [...waiting, resolve]
          })
        : Promise.resolve(),
  }
}
