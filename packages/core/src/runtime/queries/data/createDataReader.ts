import type { KitBase } from '../../../boot/kitBase.ts'
import { isSameAddress } from '../../../contract/adapter/isSameAddress.ts'
import { createDataApi, type DataApi } from '../../api/data/createDataApi.ts'
import { createChainSupport } from './createChainSupport.ts'
import { createHoldingsReader, type HoldingsReader } from './createHoldingsReader.ts'
import { createIdentityReader } from './createIdentityReader.ts'
import type { RetryGap } from './createRetryGap.ts'
import type { IdentityReader } from './identityReader.ts'
import { readChainToken } from './readChainToken.ts'

/**
 * What answers the queries about accounts and tokens: the app's data service, the wallet and the
 * chain.
 */
export type DataReader = {
  readonly api: DataApi | undefined
  /** Whether the service knows a network. */
  readonly isSupported: ReturnType<typeof createChainSupport> | undefined
  readonly readHoldings: HoldingsReader
  readonly readIdentity: IdentityReader
  readonly readToken: (
    parameters: Parameters<typeof readChainToken>[1],
  ) => ReturnType<typeof readChainToken>
}

export function createDataReader(kit: KitBase, { gap }: { gap: RetryGap }): DataReader {
  const { projectId, services } = kit.controllers.options.state
  const api = services?.data
    ? createDataApi({
        baseUrl: services.data,
        projectId,
        isSameAddress: (namespace, one, other) => isSameAddress(kit, namespace, one, other),
      })
    : undefined
  const isSupported = api && createChainSupport(api)
  return {
    api,
    isSupported,
    readHoldings: createHoldingsReader(kit, { api, isSupported, gap }),
    readIdentity: createIdentityReader(kit, { api }),
    readToken: (parameters) => readChainToken(kit, parameters),
  }
}
