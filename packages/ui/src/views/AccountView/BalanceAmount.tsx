import type { Namespace } from '@cleat/core'
import type { ReactElement } from 'react'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { useDelayedBusy } from '../../components/Skeleton/useDelayedBusy.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { useControllerState } from '../../kit/useControllerState.ts'
import { useKit } from '../../kit/useKit.ts'
import { useBalance } from '../../queries/useBalance.ts'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './BalanceAmount.module.css'

export type BalanceAmountProps = { namespace: Namespace; address: string }

/** What the account owns of the network's own currency. Nothing where balances cannot be read. */
export function BalanceAmount({ namespace, address }: BalanceAmountProps): ReactElement | null {
  const classes = useStyles(sheet)
  const text = useText()
  const format = useFormat()
  const networks = useControllerState(useKit().controllers.network.state).byNamespace[namespace]
  const network = networks?.isUnsupportedChain ? undefined : networks?.caipNetwork
  const { isSupported, data, isError, isFetching, refetch } = useBalance({
    namespace,
    address,
    network,
  })
  const isBusy = !data && (!isError || isFetching)
  const isSkeletonShown = useDelayedBusy(isBusy)
  if (!isSupported || !network) return null

  if (isBusy || isSkeletonShown)
    return (
      <div className={classes.balance}>
        <Skeleton label={text('account.balanceLoading')} isShown={isSkeletonShown} />
      </div>
    )
  if (!data)
    return (
      <div className={classes.balance} role="status">
        <span className={classes.reason}>{text('account.balanceFailed')}</span>
        <button type="button" className={classes.retry} onClick={() => void refetch()}>
          {text('account.balanceRetry')}
        </button>
      </div>
    )
  const amount = format.balance(data.value, data)
  const size = amount.length > 14 ? 'small' : amount.length > 9 ? 'medium' : 'large'
  return (
    <p className={classes.balance}>
      <VisuallyHidden>{text('account.balance')}</VisuallyHidden>
      <span className={classes.amount} data-size={size}>
        {amount}
      </span>
      <span className={classes.symbol}>{data.symbol}</span>
    </p>
  )
}
