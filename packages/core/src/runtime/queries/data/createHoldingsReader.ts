import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { CaipNetwork } from '../../../base/caip/network.ts'
import { CleatError } from '../../../base/errors/cleatError.ts'
import type { KitBase } from '../../../boot/kitBase.ts'
import type { DataApi } from '../../api/data/createDataApi.ts'
import type { RetryGap } from './createRetryGap.ts'
import { createWalletAssets } from './createWalletAssets.ts'
import type { Holdings } from './holdings.ts'
import { normalizeCoin } from './normalizeCoin.ts'
import { readChainHoldings } from './readChainHoldings.ts'
import { readCoin } from './readCoin.ts'

export type HoldingsReader = (parameters: {
  address: string
  network: CaipNetwork
  forceUpdate?: readonly string[] | undefined
  signal: AbortSignal
}) => Promise<Holdings>

/** Tries the wallet, the service and the chain in this order until one answers. */
export function createHoldingsReader(
  kit: KitBase,
  parameters: {
    api: DataApi | undefined
    isSupported: ((chainId: CaipNetworkId, signal: AbortSignal) => Promise<boolean>) | undefined
    gap: RetryGap
  },
): HoldingsReader {
  const { api, isSupported, gap } = parameters
  const readAssets = createWalletAssets(kit)

  const askService = async (asked: Parameters<HoldingsReader>[0]) => {
    const { address, network, forceUpdate, signal } = asked
    const chainId = network.caipNetworkId
    if (!api || !(await isSupported?.(chainId, signal))) return undefined
    const place = { address, chainId, forceUpdate }
    return await gap.run(`${chainId}:${address}`, () => api.getBalance(place, { signal }))
  }

  /** What a wallet or a service says is a rumour, and so is which row is the native coin. */
  const normalize = async (
    { address, network }: Parameters<HoldingsReader>[0],
    holdings: Holdings,
  ): Promise<Holdings> => {
    const { balances, isCoinInDoubt } = normalizeCoin({ ...holdings, network })
    if (!isCoinInDoubt) return { ...holdings, balances }
    const coin = await readCoin(kit, { address, network }).catch(() => undefined)
    const all = coin ? [coin, ...balances] : balances
    const dropped = holdings.dropped + holdings.balances.length - balances.length
    return { ...holdings, balances: all, dropped }
  }

  return async (asked) => {
    const { address, network, signal } = asked
    const place = { address, network }
    const assets = await readAssets(place)
    if (assets) return normalize(asked, { balances: assets, source: 'wallet', dropped: 0 })
    try {
      const answer = await askService(asked)
      if (answer) return await normalize(asked, { ...answer, source: 'service' })
      return await gap.run(`chain ${network.caipNetworkId}:${address}`, () =>
        readChainHoldings(kit, place),
      )
    } catch (error) {
      const isFault = error instanceof CleatError && !signal.aborted
      if (!isFault || !error.code.startsWith('SERVICE_')) throw error
      return { ...(await readChainHoldings(kit, place)), failure: error }
    }
  }
}
