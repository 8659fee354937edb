import { addAdapter, type Kit, type Namespace, removeAdapter } from '@cleat/core'

type Parameters = addAdapter.Parameters

/** Methods that add and remove namespaces at runtime. */
export type AdapterMethods = {
  /**
   * Adds a namespace. Resolves when its earlier session, if any, is restored. The active namespace
   * stays.
   * @param networks - networks of other namespaces are ignored
   * @throws `CleatError`: the `CONFIG_…` codes of `createAppKit`; `CONFIG_ADAPTER_DUPLICATE` if the
   * kit has an adapter of this namespace
   */
  addAdapter(adapter: Parameters['adapter'], networks: Parameters['networks']): Promise<void>
  /** Removes a namespace. Its wallet sessions stay; call `disconnect` first to end them. */
  removeAdapter(namespace: Namespace): void
}

export function adapterMethods(kit: Kit): AdapterMethods {
  return {
    addAdapter: (adapter, networks) => addAdapter(kit, { adapter, networks }),
    removeAdapter: (namespace) => removeAdapter(kit, { namespace }),
  }
}
