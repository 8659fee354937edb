import CloudOffIcon from 'lucide-react/icons/cloud-off'
import CoinsIcon from 'lucide-react/icons/coins'
import type { ReactElement } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows.tsx'
import { useDelayedBusy } from '../../components/Skeleton/useDelayedBusy.ts'
import { useMoneyText } from '../../i18n/money/useMoneyText.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import { useKit } from '../../kit/useKit.ts'
import { useHoldings } from '../../queries/useHoldings.ts'
import { useStyles } from '../../style/useStyles.ts'
import { useAccount } from '../AccountView/useAccount.ts'
import { sortHoldings } from './sortHoldings.ts'
import { TokenItem } from './TokenItem.tsx'
import sheet from './TokensTab.module.css'

export type TokensTabProps = { address: string }

/** What the account holds on the network in use. */
export function TokensTab({ address }: TokensTabProps): ReactElement | null {
  const network = useAccount()?.networks.caipNetwork
  return network ? <Tokens address={address} network={network} /> : null
}

function Tokens({ address, network }: useHoldings.Parameters): ReactElement {
  const { router } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText()
  const moneyText = useMoneyText()
  const explain = useErrorText()
  const { data, error, isFetching, retry } = useHoldings({ address, network })
  const isSkeletonShown = useDelayedBusy(!data && !error)
  if (error && !data)
    return (
      <EmptyState
        icon={<Icon of={CloudOffIcon} />}
        title={moneyText('tokens.failed')}
        action={
          <Button variant="quiet" isLoading={isFetching} onClick={retry}>
            {text('view.retry')}
          </Button>
        }
      >
        {explain(error)}
      </EmptyState>
    )
  if (!data || isSkeletonShown)
    return <SkeletonRows label={moneyText('tokens.loading')} isShown={isSkeletonShown} />
  const tokens = sortHoldings(data.balances)
  if (tokens.every(({ quantity }) => quantity.amount === 0n))
    return (
      <EmptyState
        icon={<Icon of={CoinsIcon} />}
        title={moneyText('tokens.emptyTitle')}
        action={
          <Button variant="quiet" onClick={() => router.push({ name: 'WalletReceive' })}>
            {text('receive.title')}
          </Button>
        }
      >
        {moneyText('tokens.emptyText', { network: network.name })}
      </EmptyState>
    )
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets */}
      <ul role="list" className={classes.list} aria-label={text('tokens.title')}>
        {tokens.map((balance) => (
          <TokenItem key={balance.address ?? ''} balance={balance} network={network} />
        ))}
      </ul>
      {data.failure && (
        <p className={classes.note} role="status">
          {moneyText('tokens.partial')}{' '}
          <button type="button" className={classes.retry} onClick={retry}>
            {text('view.retry')}
          </button>
        </p>
      )}
    </>
  )
}
