import { CleatError } from '../../../base/errors/cleatError.ts'
import type { KitBase } from '../../../boot/kitBase.ts'
import type { DataApi } from '../../api/data/createDataApi.ts'
import type { IdentityReader } from './identityReader.ts'
import { toNameChainId } from './toNameChainId.ts'

/**
 * Asks the service, and the chain's names where there is none or where it fails. Apps with options
 * of names load the code for them.
 */
export function createIdentityReader(
  kit: KitBase,
  { api }: { api: DataApi | undefined },
): IdentityReader {
  const { network: networks } = kit.controllers
  const { names } = kit.options
  const askChain: IdentityReader = async (asked) => {
    const { namespace = networks.state.activeNamespace, address, signal } = asked
    const { network = networks.get(namespace)?.caipNetwork } = asked
    const transfers = await kit.adapters.get(namespace)?.features['transfers:load']?.()
    signal.throwIfAborted()
    const ensRpcUrl = names ? names.ensRpcUrl : undefined
    const found = await transfers?.readIdentity?.({ address, network, ensRpcUrl, signal })
    // The host of a picture would learn who looks at it.
    const isShown = (names && names.avatars === 'direct') || found?.avatar?.startsWith('data:')
    return { ...found, avatar: isShown ? found?.avatar : undefined }
  }
  const ask: IdentityReader = async (asked) => {
    const { address, signal } = asked
    const chainId = toNameChainId(kit, asked)
    // The service knows the names of chains with numbers.
    if (!api || chainId === undefined) return askChain(asked)
    try {
      return await api.getIdentity({ address, chainId }, { signal })
    } catch (error) {
      const isFault = error instanceof CleatError && !signal.aborted
      if (!isFault || !error.code.startsWith('SERVICE_')) throw error
      // Without an answer of the chain, the service's failure is the one to tell.
      return await askChain(asked).catch(() => {
        throw error
      })
    }
  }
  if (names === undefined) return ask
  return async (asked) => {
    const { askNameSources } = await import('./askNameSources.ts')
    return askNameSources(kit, { api, names, asked, ask, askChain })
  }
}
