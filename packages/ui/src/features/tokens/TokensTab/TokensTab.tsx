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
import type { TokensTexts } from '../texts/en.ts'
import { TokenList } from './TokenList.tsx'
import { TokenNotes } from './TokenNotes.tsx'

export type TokensTabProps = { address: string }

/** The account's tokens on the active network. */
export function TokensTab({ address }: TokensTabProps): ReactElement | null {
  const network = useAccount()?.networks.caipNetwork
  if (!network) return null
  return <Tokens key={network.caipNetworkId} address={address} network={network} />
}

function Tokens({ address, network }: useHoldings.Parameters): ReactElement {
  const { router } = useKit().controllers
  const text = useText<TokensTexts>()
  const explain = useErrorText()
  const { data, error, isFetching, retry, isOnline } = useHoldings({ address, network })
  const { tokens, imitations } = useTokens({ holdings: data, network })
  const isSkeletonShown = useDelayedBusy(!data && !error)
  if (error && !data)
    return (
      <EmptyState
        icon={<Icon of={cloudOffIcon} />}
        title={text('tokens.failed')}
        action={
          <Button variant="quiet" isLoading={isFetching} onClick={retry}>
            {text('view.retry')}
          </Button>
        }
      >
        {isOnline ? explain(error) : text('tokens.offline')}
      </EmptyState>
    )
  if (!data || isSkeletonShown)
    return <SkeletonRows label={text('tokens.loading')} isShown={isSkeletonShown} />
  const isEmpty = tokens.every(({ quantity }) => quantity.amount === 0n)
  return (
    <>
      {isEmpty ? (
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
      ) : (
        <TokenList tokens={tokens} imitations={imitations} network={network} />
      )}
      <TokenNotes holdings={data} isOnline={isOnline} isBusy={isFetching} onRetry={retry} />
    </>
  )
}
