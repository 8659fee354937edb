import { isNamespace, type Namespace } from '../base/caip/namespace.ts'
import type { CaipNetwork } from '../base/caip/network.ts'
import { CleatError } from '../base/errors/cleatError.ts'
import type { ChainAdapter } from '../contract/adapter/chainAdapter.ts'

/**
 * Checks the adapters of an app against its networks.
 * @throws `CONFIG_ADAPTER_INVALID`, `CONFIG_ADAPTER_DUPLICATE`, `CONFIG_ADAPTER_WITHOUT_NETWORK`
 */
export function checkAdapters(parameters: {
  adapters: readonly ChainAdapter[] | undefined
  networks: readonly CaipNetwork[]
}): Map<Namespace, ChainAdapter> {
  const { adapters = [], networks } = parameters
  const byNamespace = new Map<Namespace, ChainAdapter>()
  if (!Array.isArray(adapters))
    throw new CleatError('CONFIG_ADAPTER_INVALID', { context: { value: adapters } })

  for (const adapter of adapters as readonly ChainAdapter[]) {
    if (!isAdapter(adapter))
      throw new CleatError('CONFIG_ADAPTER_INVALID', { context: { value: adapter } })
    const { id, namespace } = adapter
    const other = byNamespace.get(namespace)
    if (other)
      throw new CleatError('CONFIG_ADAPTER_DUPLICATE', {
        context: { namespace, ids: [other.id, id] },
      })
    if (!networks.some((network) => network.chainNamespace === namespace))
      throw new CleatError('CONFIG_ADAPTER_WITHOUT_NETWORK', { context: { id, namespace } })
    byNamespace.set(namespace, adapter)
  }
  return byNamespace
}

const methods = [
  'start',
  'hasSession',
  'getConnection',
  'connect',
  'reconnect',
  'disconnect',
] as const satisfies readonly (keyof ChainAdapter)[]

function isAdapter(value: ChainAdapter | null | undefined): boolean {
  return (
    isNamespace(value?.namespace) &&
    typeof value?.features === 'object' &&
    methods.every((name) => typeof value?.[name] === 'function')
  )
}
