import type { CaipNetwork } from '@cleat/core'
import type { Holdings, TokenBalance } from '@cleat/core/data'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useKit } from '../kit/useKit.ts'
import { useRuntime } from '../kit/useRuntime.ts'
import { findImitations } from './findImitations.ts'
import { sortHoldings } from './sortHoldings.ts'
import { useIsPageSeen } from './useIsPageSeen.ts'

/** The tokens as listed. Imitations are last and marked. */
export function useTokens(parameters: { holdings: Holdings | undefined; network: CaipNetwork }): {
  readonly tokens: readonly TokenBalance[]
  readonly imitations: ReadonlySet<TokenBalance>
} {
  const { holdings, network } = parameters
  const { caipNetworkId, nativeCurrency } = network
  const { options } = useKit().controllers
  const isSeen = useIsPageSeen()
  const balances = holdings?.balances
  const hasTokens = balances?.some(({ address }) => address) === true
  const { data: known } = useQuery({
    ...useRuntime().queries.tokens({ network }),
    enabled: isSeen && hasTokens && holdings?.source !== 'chain',
  })
  return useMemo(() => {
    const named = [options.state.tokens?.[caipNetworkId] ?? []].flat()
    const sorted = sortHoldings(balances ?? [])
    const imitations = findImitations({
      balances: sorted,
      coin: nativeCurrency.symbol,
      named,
      known,
    })
    const tokens = [
      ...sorted.filter((token) => !imitations.has(token)),
      ...sorted.filter((token) => imitations.has(token)),
    ]
    return { tokens, imitations }
  }, [balances, known, options, caipNetworkId, nativeCurrency.symbol])
}
