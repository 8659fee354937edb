import { addAdapter, type Kit, type Namespace, removeAdapter } from '@cleat/core'

type Parameters = addAdapter.Parameters

export type AdapterMethods = {
  /** Adds a namespace; resolves when the session of an earlier visit is restored, if there is one. */
  addAdapter(adapter: Parameters['adapter'], networks: Parameters['networks']): Promise<void>
  /** Takes a namespace out. Its wallets are not asked anything; `disconnect` first to end their connections. */
  removeAdapter(namespace: Namespace): void
}

export function adapterMethods(kit: Kit): AdapterMethods {
  return {
    addAdapter: (adapter, networks) => addAdapter(kit, { adapter, networks }),
    removeAdapter: (namespace) => removeAdapter(kit, { namespace }),
  }
}
