import type { Adapter, AdapterPayload } from 'oidc-provider'

/** Keeps what a provider knows in memory. */
export function createMemoryAdapter(): (name: string) => Adapter {
  const all = new Map<string, AdapterPayload>()
  return (name) => {
    const toKey = (id: string) => `${name} ${id}`
    const findBy = (part: 'uid' | 'userCode', value: string) =>
      [...all].find(([key, found]) => key.startsWith(`${name} `) && found[part] === value)?.[1]
    return {
      async upsert(id, payload) {
        all.set(toKey(id), payload)
      },
      find: async (id) => all.get(toKey(id)),
      findByUid: async (uid) => findBy('uid', uid),
      findByUserCode: async (userCode) => findBy('userCode', userCode),
      async consume(id) {
        const found = all.get(toKey(id))
        if (found) found.consumed = Math.floor(Date.now() / 1000)
      },
      async destroy(id) {
        all.delete(toKey(id))
      },
      async revokeByGrantId(grantId) {
        for (const [key, found] of all) if (found.grantId === grantId) all.delete(key)
      },
    }
  }
}
