import type { AuthUser, StorageArea } from '@cleat/core'
import { type FrameUser, userSchema } from '../protocol/frameUser.ts'
import { readAs } from '../protocol/readAs.ts'

/** Who is logged in, as this page remembers it: addresses, and what the app may see anyway. */
export type UserStore = {
  read(): FrameUser | undefined
  /** `undefined` forgets. Listeners hear it where another visitor is logged in now. */
  write(user: FrameUser | undefined): void
  /** @returns the unsubscribe function */
  subscribe(listener: () => void): () => void
  getAddress(namespace: FrameUser['accounts'][number]['namespace']): string | undefined
}

const key = 'cleat.auth.user'

export function createUserStore(storage: StorageArea): UserStore {
  const listeners = new Set<() => void>()
  let current = readStored(storage)
  return {
    read: () => current,
    write(user) {
      if (JSON.stringify(user) === JSON.stringify(current)) return
      current = user
      if (user) storage.setItem(key, JSON.stringify(user))
      else storage.removeItem(key)
      for (const listener of listeners) listener()
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
    return readAs(userSchema, JSON.parse(storage.getItem(key) ?? 'null'))
  } catch {
    return undefined
  }
}

/** As the kit knows a visitor: without addresses. */
export function toAuthUser({ accounts: _, ...user }: FrameUser): AuthUser {
  return user
}
