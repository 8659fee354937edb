import type { CaipNetwork } from '@cleat/core'
import type { ReactElement } from 'react'
import { useDelayedBusy } from '../../../components/Skeleton/useDelayedBusy.ts'
import { formatFiat } from '../../../i18n/formatFiat.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { sumWorth } from '../../../queries/sumWorth.ts'
import { useHoldings } from '../../../queries/useHoldings.ts'
import { useTokens } from '../../../queries/useTokens.ts'
import { BalanceAmount } from './BalanceAmount.tsx'
import { BalanceFigure } from './BalanceFigure.tsx'
import { BalanceLoading } from './BalanceLoading.tsx'

export type AccountBalanceProps = { address: string; network: CaipNetwork }

/** What the account is worth where a service knows prices, else its native balance. */
export function AccountBalance(props: AccountBalanceProps): ReactElement | null {
  const { network, options } = useKit().controllers
  const { services } = useControllerState(options.state)
  const isListed = network.find(props.network.caipNetworkId) !== undefined
  return services?.data && isListed ? <TotalAmount {...props} /> : <BalanceAmount {...props} />
}

function TotalAmount(props: AccountBalanceProps): ReactElement | null {
  const format = useFormat()
  const { data, dataUpdatedAt, error, isFetching } = useHoldings(props)
  const { tokens, imitations } = useTokens({ holdings: data, network: props.network })
  const isBusy = !data && !error
  const isSkeletonShown = useDelayedBusy(isBusy)
  if (isBusy || isSkeletonShown) return <BalanceLoading isShown={isSkeletonShown} />
  const { cents, priced } = sumWorth(tokens.filter((token) => !imitations.has(token)))
  if (priced === 0) return <BalanceAmount {...props} />
  return (
    <BalanceFigure
      amount={formatFiat(cents, { format, isSome: true })}
      age={{ dataUpdatedAt, isFetching }}
    />
  )
}
