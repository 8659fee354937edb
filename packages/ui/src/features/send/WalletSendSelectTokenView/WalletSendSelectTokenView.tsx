import type { CaipNetwork } from '@cleat/core'
import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { SkeletonRows } from '../../../components/Skeleton/SkeletonRows.tsx'
import { useDelayedBusy } from '../../../components/Skeleton/useDelayedBusy.ts'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { cloudOffIcon } from '../../../icons/cloudOffIcon.ts'
import { coinsIcon } from '../../../icons/coinsIcon.ts'
import { useAccount } from '../../../kit/useAccount.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useHoldings } from '../../../queries/useHoldings.ts'
import { useTokens } from '../../../queries/useTokens.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { SendTexts } from '../texts/en.ts'
import { FoundTokens } from './FoundTokens.tsx'
import { NetworkPicker } from './NetworkPicker.tsx'
import sheet from './WalletSendSelectTokenView.module.css'

/** The account's tokens on the active network, which can be switched here. */
export function WalletSendSelectTokenView(): ReactElement | null {
  const classes = useStyles(sheet)
  const shown = useAccount()
  if (!shown) return null
  const { address, networks } = shown
  return (
    <div className={classes.view}>
      <div className={classes.bar}>
        <NetworkPicker network={networks.caipNetwork} />
      </div>
      <Tokens
        key={networks.caipNetwork.caipNetworkId}
        address={address}
        network={networks.caipNetwork}
      />
    </div>
  )
}

function Tokens(parameters: { address: string; network: CaipNetwork }): ReactElement {
  const { network } = parameters
  const { router } = useKit().controllers
  const text = useText<SendTexts>()
  const explain = useErrorText()
  const { data, error, isFetching, retry } = useHoldings({ ...parameters, isSpendable: true })
  const { tokens, imitations } = useTokens({ holdings: data, network })
  const isSkeletonShown = useDelayedBusy(!data && !error)
  if (error && !data)
    return (
      <EmptyState
        icon={<Icon of={cloudOffIcon} />}
        title={text('send.unavailable')}
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
    return <SkeletonRows label={text('tokens.loading')} isShown={isSkeletonShown} />
  const held = tokens.filter(({ quantity }) => quantity.amount > 0n)
  if (held.length === 0)
    return (
      <EmptyState
        icon={<Icon of={coinsIcon} />}
        title={text('tokens.emptyTitle')}
        action={
          <Button variant="quiet" onClick={() => router.push({ name: 'WalletReceive' })}>
            {text('receive.title')}
          </Button>
        }
      >
        {text('tokens.emptyText', { network: network.name })}
      </EmptyState>
    )
  return <FoundTokens tokens={held} imitations={imitations} network={network} />
}
