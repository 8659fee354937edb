import type { Namespace } from '../../../base/caip/namespace.ts'
import { CleatError } from '../../../base/errors/cleatError.ts'
import type { KitBase } from '../../../boot/kitBase.ts'
import type { Identity } from '../../../contract/transfers/transferAdapter.ts'
import type { DataApi } from '../../api/data/createDataApi.ts'

export type IdentityReader = (parameters: {
  address: string
  namespace: Namespace | undefined
  signal: AbortSignal
}) => Promise<Identity>

/** Asks the service, and the chain's names where there is none or where it fails. */
export function createIdentityReader(
  kit: KitBase,
  { api }: { api: DataApi | undefined },
): IdentityReader {
  const { network } = kit.controllers
  const askChain = async (asked: Parameters<IdentityReader>[0]) => {
    const { namespace = network.state.activeNamespace, address, signal } = asked
    const transfers = await kit.adapters.get(namespace)?.features['transfers:load']?.()
    signal.throwIfAborted()
    return (await transfers?.readIdentity?.({ address, signal })) ?? {}
  }
  return async (asked) => {
    const { address, signal } = asked
    if (!api) return askChain(asked)
    try {
      return await api.getIdentity({ address }, { signal })
    } catch (error) {
      const isFault = error instanceof CleatError && !signal.aborted
      if (!isFault || !error.code.startsWith('SERVICE_')) throw error
      // Without an answer of the chain, the service's failure is the one to tell.
      return await askChain(asked).catch(() => {
        throw error
      })
    }
  }
}
