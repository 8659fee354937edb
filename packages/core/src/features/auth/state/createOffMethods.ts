import type { KitBase } from '../../../boot/kitBase.ts'
import type { AuthMethod } from './authState.ts'

/** What a service does not have, as far as it said so within a day. */
export type OffMethods = {
  list(): readonly AuthMethod[]
  add(method: AuthMethod): void
}

const dayMs = 86_400_000

const methods: readonly AuthMethod[] = [
  ...(['email', 'passkey', 'google', 'x', 'discord'] as const),
  ...(['farcaster', 'github', 'apple', 'facebook'] as const),
]

/** Remembers for a day which logins the service does not have. */
export function createOffMethods(kit: Pick<KitBase, 'id' | 'remoteWallets'>): OffMethods {
  const { area } = kit.remoteWallets.setup
  const toKey = (method: AuthMethod) =>
    `cleat.${kit.id === 'default' ? '' : `${kit.id}.`}auth-off-${method}`
  return {
    list: () =>
      methods.filter((method) => {
        const left = Number(area.getItem(toKey(method))) - Date.now()
        return left > 0 && left <= dayMs
      }),
    add: (method) => area.setItem(toKey(method), String(Date.now() + dayMs)),
  }
}
