import type { CaipNetwork } from '@cleat/core'
import type { ReactElement } from 'react'
import { useDelayedBusy } from '../../../components/Skeleton/useDelayedBusy.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useBalance } from '../../../queries/useBalance.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { AccountTexts } from '../texts/en.ts'
import sheet from './BalanceAmount.module.css'
import { BalanceFigure } from './BalanceFigure.tsx'
import { BalanceLoading } from './BalanceLoading.tsx'

export type BalanceAmountProps = { address: string; network: CaipNetwork }

/** The account's native balance. Renders nothing where balances cannot be read. */
export function BalanceAmount({ address, network }: BalanceAmountProps): ReactElement | null {
  const kit = useKit()
  const classes = useStyles(sheet)
  const text = useText<AccountTexts>()
  const format = useFormat()
  const balance = useBalance({ address, network })
  const { isSupported, data, dataUpdatedAt, isError, isFetching, refetch } = balance
  const isBusy = isSupported && !data && (!isError || isFetching)
  const isSkeletonShown = useDelayedBusy(isBusy)

  if (!isSupported) {
    const isForeign = !kit.controllers.network.find(network.caipNetworkId)
    return isForeign ? (
      <p className={classes.balance}>
        <span className={classes.reason}>{text('account.balanceUnknown')}</span>
      </p>
    ) : null
  }
  if (isBusy || isSkeletonShown) return <BalanceLoading isShown={isSkeletonShown} />
  if (!data)
    return (
      <div className={classes.balance} role="status">
        <span className={classes.reason}>{text('account.balanceFailed')}</span>
        <button type="button" className={classes.retry} onClick={() => void refetch()}>
          {text('account.balanceRetry')}
        </button>
      </div>
    )
  return (
    <BalanceFigure
      amount={format.balance(data.value, data)}
      symbol={data.symbol}
      age={{ dataUpdatedAt, isFetching }}
    />
  )
}
