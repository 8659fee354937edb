import { type ReactElement, useState } from 'react'
import { useAccount } from '../../../kit/useAccount.ts'
import type { RouteOf } from '../../../shell/feature/viewEntry.ts'
import { useConfirmedTokens } from '../tokens/useConfirmedTokens.ts'
import { ImitationQuestion } from './ImitationQuestion.tsx'
import { TokenSearch } from './TokenSearch.tsx'
import type { TokenChoice } from './tokenChoice.ts'
import { useChooseToken } from './useChooseToken.ts'

/** The tokens for one side of a swap: those of the account, and all that are listed. */
export function SwapSelectTokenView({
  route,
}: {
  route: RouteOf<'SwapSelectToken'>
}): ReactElement | null {
  const shown = useAccount()
  const choose = useChooseToken(route.target)
  const confirmed = useConfirmedTokens()
  const [doubted, setDoubted] = useState<TokenChoice>()
  if (!shown) return null
  if (doubted)
    return (
      <ImitationQuestion
        choice={doubted}
        onConfirm={() => {
          confirmed.add(doubted.token.address ?? '')
          choose(doubted.token)
        }}
        onCancel={() => setDoubted(undefined)}
      />
    )
  const network = shown.networks.caipNetwork
  return (
    <TokenSearch
      key={network.caipNetworkId}
      address={shown.address}
      network={network}
      onChoose={(choice) =>
        choice.trust === 'imitation' ? setDoubted(choice) : choose(choice.token)
      }
    />
  )
}
