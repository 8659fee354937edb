import { formatUnits, parseUnits } from 'viem'
import type { Asset, Chains } from '../neighbours/startChains.ts'
import type { Consent, Journal } from './createJournal.ts'
import { readReceived } from './readReceived.ts'

/**
 * Shown is mined, at most once: each receiver is paid by one consent only, so it holds nothing or
 * just what was shown.
 */
export async function judgePayments(
  chains: Pick<Chains, 'assets' | 'localnet'>,
  { consents, faults, paid }: Pick<Journal, 'consents' | 'faults' | 'paid'>,
): Promise<void> {
  for (const consent of consents) {
    const { asset, text, to } = consent
    const meant = parseUnits(text, asset.decimals)
    for (const one of listAssets(chains, consent)) {
      const received = await readReceived(chains, one, to)
      const isMeant = one === asset
      if (received === 0n) continue
      if (isMeant && received === meant) paid.add(to)
      else
        faults.push(
          `${to} got ${formatUnits(received, one.decimals)} ${one.symbol}, ` +
            `and ${text} ${asset.symbol} was confirmed at step ${consent.at}`,
        )
    }
  }
}

/** What the receiver could have got instead. */
function listAssets({ assets }: Pick<Chains, 'assets'>, { asset }: Consent): readonly Asset[] {
  const [namespace] = asset.caipNetworkId.split(':')
  return assets.filter(({ caipNetworkId }) => caipNetworkId.startsWith(`${namespace}:`))
}
