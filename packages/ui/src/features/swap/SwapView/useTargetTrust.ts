import type { CaipNetwork } from '@cleat/core'
import type { TokenBalance } from '@cleat/core/data'
import { useState } from 'react'
import type { TokenTrust } from '../tokens/createTokenJudge.ts'
import { useConfirmedTokens } from '../tokens/useConfirmedTokens.ts'
import { useListedTokens } from '../tokens/useListedTokens.ts'
import { useTokenTrust } from '../tokens/useTokenTrust.ts'

/**
 * What is known of the token to receive, and whether the visitor confirmed it where it needs that.
 */
export function useTargetTrust(parameters: {
  token: TokenBalance | undefined
  network: CaipNetwork
}): {
  /** `undefined` while it is not known. */
  readonly trust: TokenTrust | undefined
  readonly isConfirmed: boolean
  readonly confirm: () => void
} {
  const { token, network } = parameters
  const judge = useTokenTrust(network)
  const { data: listed } = useListedTokens(network)
  const confirmed = useConfirmedTokens()
  const [, setConfirmedCount] = useState(confirmed.size)
  const judged = token && judge?.(token)
  // Without a list, that a token is not on it says nothing.
  const trust = judged === 'unknown' && !listed?.length ? 'listed' : judged
  const address = token?.address ?? ''
  return {
    trust,
    isConfirmed: trust !== 'imitation' || confirmed.has(address),
    confirm() {
      confirmed.add(address)
      setConfirmedCount(confirmed.size)
    },
  }
}
