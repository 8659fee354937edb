import type { TokenBalance } from '@cleat/core/data'
import type { PreparedSwap } from '@cleat/core/swap'
import type { ReactElement } from 'react'
import { Fact } from '../../../components/Fact/Fact.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useAmountWords } from '../amounts/useAmountWords.ts'
import type { SwapReviewTexts } from '../review/texts/en.ts'

export type SourceFeesProps = {
  source: TokenBalance
  target: TokenBalance
  prepared: PreparedSwap
}

/**
 * What the source and the operator of the service take, in tokens of the swap. Other tokens are not
 * named.
 */
export function SourceFees({ source, target, prepared }: SourceFeesProps): ReactElement {
  const text = useText<SwapReviewTexts>()
  const words = useAmountWords()
  const find = (address: string | undefined) =>
    [source, target].find((token) => token.address?.split(':').at(-1) === address)
  return (
    <>
      {prepared.sourceFees.map(({ name, amount, token }) => {
        const asset = find(token)
        return (
          asset && (
            <Fact key={`${name} ${token}`} label={text('swap.sourceFee')}>
              <bdi dir="ltr">
                {words.short(amount, asset.quantity)} <bdi>{asset.symbol}</bdi>
              </bdi>
            </Fact>
          )
        )
      })}
    </>
  )
}
