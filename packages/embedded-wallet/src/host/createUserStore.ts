import type { AuthUser, StorageArea } from '@cleat/core'
import { type FrameUser, userSchema } from '../protocol/frameUser.ts'
import { readAs } from '../protocol/readAs.ts'
import { userKey } from './userKey.ts'

/** Who is logged in, as this page remembers it: addresses, and what the app may see anyway. */
export type UserStore = {
  read(): FrameUser | undefined
  /** `undefined` forgets. Listeners hear it where another visitor is logged in now. */
  write(user: FrameUser | undefined): void
  /** Whether this browser has lost its key. A login ends that. */
  isLocked(): boolean
  setLocked(): void
  /** @returns the unsubscribe function */
  subscribe(listener: () => void): () => void
  getAddress(namespace: FrameUser['accounts'][number]['namespace']): string | undefined
}

export function createUserStore(storage: StorageArea): UserStore {
  const listeners = new Set<() => void>()
  let current = readStored(storage)
  let isLocked = false
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    read: () => current,
    isLocked: () => isLocked,
    setLocked() {
      if (isLocked) return
      isLocked = true
      tell()
    },
    write(user) {
      const isSame = JSON.stringify(user) === JSON.stringify(current) && !isLocked
      if (isSame) return
      isLocked = false
      current = user
      if (user) storage.setItem(userKey, JSON.stringify(user))
      else storage.removeItem(userKey)
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getAddress: (namespace) =>
      current?.accounts.find((account) => account.namespace === namespace)?.address,
  }
}

function readStored(storage: StorageArea): FrameUser | undefined {
  try {
    return readAs(userSchema, JSON.parse(storage.getItem(userKey) ?? 'null'))
  } catch {
    return undefined
  }
}

/** As the kit knows a visitor: without addresses. */
export function toAuthUser({ accounts: _, ...user }: FrameUser): AuthUser {
  return user
}
