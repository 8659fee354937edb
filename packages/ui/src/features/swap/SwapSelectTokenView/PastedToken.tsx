import type { CaipNetwork } from '@cleat/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactElement, useEffect } from 'react'
import { useAnnounce } from '../../../announce/useAnnounce.ts'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { LongList } from '../../../components/LongList/LongList.tsx'
import { SkeletonRows } from '../../../components/Skeleton/SkeletonRows.tsx'
import { useDelayedBusy } from '../../../components/Skeleton/useDelayedBusy.ts'
import { useText } from '../../../i18n/useText.ts'
import { useRuntime } from '../../../kit/useRuntime.ts'
import type { SwapTexts } from '../texts/en.ts'
import { useTokenTrust } from '../tokens/useTokenTrust.ts'
import { TokenRow } from './TokenRow.tsx'
import type { TokenChoice } from './tokenChoice.ts'

export type PastedTokenProps = {
  address: string
  network: CaipNetwork
  /** The pasted address. */
  search: string
  onChoose: (choice: TokenChoice) => void
  onLeaveUp: () => void
}

/** The token at a pasted address, as the chain describes it. */
export function PastedToken(props: PastedTokenProps): ReactElement {
  const { address, network, search, onChoose, onLeaveUp } = props
  const text = useText<SwapTexts>()
  const announce = useAnnounce()
  const { queries } = useRuntime()
  const query = queries.token({ address, network, text: search })
  const { data: token, isPending } = useQuery(query)
  const judge = useTokenTrust(network)
  const isBusy = isPending || (token && !judge)
  const isSkeletonShown = useDelayedBusy(Boolean(isBusy))
  const words = text(isBusy ? 'swap.reading' : 'swap.noToken', { network: network.name })
  const isMissing = !isBusy && !token
  useEffect(() => {
    if (isBusy || isMissing) announce(words)
  }, [announce, words, isBusy, isMissing])

  if (isBusy || isSkeletonShown)
    return <SkeletonRows label={words} count={1} isShown={isSkeletonShown} />
  if (!token || !judge) return <EmptyState>{words}</EmptyState>
  const choice: TokenChoice = { key: token.address ?? '', token, trust: judge(token) }
  return (
    <LongList label={text('swap.selectToken')} entries={[choice]} onLeaveUp={onLeaveUp}>
      {(entry, place) => (
        <TokenRow choice={entry} network={network} onChoose={onChoose} {...place} />
      )}
    </LongList>
  )
}
