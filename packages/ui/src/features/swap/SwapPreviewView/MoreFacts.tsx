import { formatAddress } from '@cleat/core'
import type { TokenBalance } from '@cleat/core/data'
import type { PreparedSwap } from '@cleat/core/swap'
import type { ReactElement } from 'react'
import { Fact } from '../../../components/Fact/Fact.tsx'
import { GroupedAddress } from '../../../components/GroupedAddress/GroupedAddress.tsx'
import { useText } from '../../../i18n/useText.ts'
import { RateLine } from '../amounts/RateLine.tsx'
import { useAmountWords } from '../amounts/useAmountWords.ts'
import type { SwapReviewTexts } from '../review/texts/en.ts'
import { ProtectionFact } from './ProtectionFact.tsx'

export type MoreFactsProps = {
  source: TokenBalance
  target: TokenBalance
  prepared: PreparedSwap
}

/** What few visitors read: the rate, whose offer it is, and which contracts it uses. */
export function MoreFacts({ source, target, prepared }: MoreFactsProps): ReactElement {
  const text = useText<SwapReviewTexts>()
  const words = useAmountWords()
  const { swap, kind, expected, router, spender } = prepared
  return (
    <>
      <Fact label={text('swap.rate')}>
        <RateLine
          source={{ ...source.quantity, symbol: source.symbol, amount: swap.amount }}
          target={{ ...target.quantity, symbol: target.symbol, amount: expected }}
        />
      </Fact>
      {kind !== 'wrap' && (
        <Fact label={text('swap.slippage')}>{words.percent(swap.slippageBps)}</Fact>
      )}
      {prepared.source && (
        <Fact label={text('swap.source')}>
          <bdi>{prepared.source.name}</bdi>
        </Fact>
      )}
      <ProtectionFact prepared={prepared} />
      {spender !== undefined && (
        <ContractFact label={text('swap.spender', { symbol: source.symbol })} address={spender} />
      )}
      {router !== undefined && router !== spender && (
        <ContractFact label={text('swap.router')} address={router} />
      )}
    </>
  )
}

function ContractFact({ label, address }: { label: string; address: string }): ReactElement {
  return (
    <Fact label={label} more={<GroupedAddress address={address} label={label} />}>
      <span dir="ltr">{formatAddress(address)}</span>
    </Fact>
  )
}
