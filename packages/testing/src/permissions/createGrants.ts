import type { WalletStorage } from '../state/walletStorage.ts'

/** A permission that the user gave. */
export type DevGrant = {
  /** The bytes that name it, in hex. */
  readonly context: string
  /** As the site gets it, in the form in which it was asked for. */
  readonly answer: { readonly [name: string]: unknown }
}

/** The permissions that the user gave, over reloads. */
export type Grants = {
  list(): readonly DevGrant[]
  add(grants: readonly DevGrant[]): void
  /** Returns whether there was one. */
  remove(context: string): boolean
}

/** Keeps permissions in the wallet's storage, and in memory where it keeps nothing. */
export function createGrants(parameters: { storage: WalletStorage; key: string }): Grants {
  const { storage, key } = parameters
  let grants: readonly DevGrant[] = read(storage.getItem(key))
  const write = (next: readonly DevGrant[]) => {
    grants = next
    storage.setItem(key, JSON.stringify(next))
  }
  return {
    list: () => grants,
    add: (added) => write([...grants, ...added]),
    remove(context) {
      const rest = grants.filter((one) => one.context !== context)
      const isFound = rest.length < grants.length
      write(rest)
      return isFound
    },
  }
}

function read(text: string | null): readonly DevGrant[] {
  try {
    const grants: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(grants) ? grants : []
  } catch {
    return []
  }
}
