import type { CaipNetwork } from '@cleat/core'
import { useMemo } from 'react'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { createTokenJudge, type TokenJudge } from './createTokenJudge.ts'
import { useListedTokens } from './useListedTokens.ts'

/** Compares tokens with those that are listed. `undefined` while the list loads. */
export function useTokenTrust(network: CaipNetwork): TokenJudge | undefined {
  const { options } = useKit().controllers
  const tokens = useControllerState(options.state, (state) => state.tokens)
  const { data: known, isPending } = useListedTokens(network)
  const { caipNetworkId, nativeCurrency } = network
  return useMemo(() => {
    if (isPending) return undefined
    const named = [tokens?.[caipNetworkId] ?? []].flat()
    return createTokenJudge({ coin: nativeCurrency.symbol, named, known: known ?? [] })
  }, [tokens, known, isPending, caipNetworkId, nativeCurrency.symbol])
}
