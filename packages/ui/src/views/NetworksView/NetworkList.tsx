import type { CaipNetwork } from '@cleat/core'
import { type ReactElement, useEffect, useState } from 'react'
import { useAnnounce } from '../../announce/useAnnounce.ts'
import { Button } from '../../components/Button/Button.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { ErrorDetails } from '../../components/ErrorDetails/ErrorDetails.tsx'
import { Group } from '../../components/Group/Group.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { SearchField } from '../../components/SearchField/SearchField.tsx'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import { useConnectedWallet } from '../../kit/useConnectedWallet.ts'
import { useStyles } from '../../style/useStyles.ts'
import { NetworkItem } from './NetworkItem.tsx'
import sheet from './NetworkList.module.css'
import { useNetworkChoices } from './useNetworkChoices.ts'
import { useSwitchNetwork } from './useSwitchNetwork.ts'

export type NetworkListProps = { onSwitched: (network: CaipNetwork) => void }

const searchableFrom = 8

/** The networks to choose from, and how choosing one goes. */
export function NetworkList({ onSwitched }: NetworkListProps): ReactElement {
  const classes = useStyles(sheet)
  const text = useText()
  const explain = useErrorText()
  const announce = useAnnounce()
  const wallet = useConnectedWallet()
  const choices = useNetworkChoices()
  const [search, setSearch] = useState('')
  const { flow, switchTo } = useSwitchNetwork({
    onSuccess: (network) => {
      announce(text('networks.switched', { network: network.name }))
      onSwitched(network)
    },
  })
  const pendingText =
    wallet.isConnected && wallet.name
      ? text('networks.confirm', { wallet: wallet.name })
      : text('networks.switching')
  const reason = flow.status === 'error' ? explain(flow.error, wallet.name) : undefined
  const isPending = flow.status === 'pending'

  useEffect(() => {
    if (isPending) announce(pendingText)
    else if (reason) announce(reason)
  }, [announce, isPending, pendingText, reason])

  const wanted = search.trim().toLowerCase()
  const found = choices.filter(({ network }) => network.name.toLowerCase().includes(wanted))
  return (
    <div className={classes.networks}>
      {choices.length >= searchableFrom && (
        <SearchField label={text('networks.search')} value={search} onChange={setSearch} />
      )}
      {found.length === 0 && <EmptyState>{text('networks.none')}</EmptyState>}
      {found.length > 0 && (
        <Group label={text('account.network')}>
          {found.map((choice) => (
            <NetworkItem
              key={choice.network.caipNetworkId}
              choice={choice}
              pendingText={isPending && flow.network === choice.network ? pendingText : undefined}
              onChoose={() => (choice.isCurrent ? onSwitched : switchTo)(choice.network)}
            />
          ))}
        </Group>
      )}
      {flow.status === 'error' && (
        <>
          <Notice variant="error">{reason}</Notice>
          <ErrorDetails error={flow.error} />
          <Button onClick={() => switchTo(flow.network)}>{text('networks.retry')}</Button>
        </>
      )}
    </div>
  )
}
