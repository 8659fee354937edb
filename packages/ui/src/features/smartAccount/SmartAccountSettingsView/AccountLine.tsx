import type { CaipNetwork, NetworkAccount } from '@cleat/core'
import type { ReactElement } from 'react'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { useText } from '../../../i18n/useText.ts'
import { LineButton } from '../accounts/LineButton.tsx'
import { NetworkLine } from '../accounts/NetworkLine.tsx'
import { toAddressUrl } from '../accounts/toAddressUrl.ts'
import type { SmartAccountTexts } from '../texts/en.ts'

export type AccountLineProps = {
  network: CaipNetwork
  account: NetworkAccount | undefined
  /** Whether the visitor prefers a smart account. */
  isSmart: boolean
  /** Whether smart accounts are contracts, at another address than plain ones. */
  isContract: boolean
  onRetry: () => void
  onRemove: () => void
}

/** What the choice means on one network. */
export function AccountLine(props: AccountLineProps): ReactElement {
  const { network, account, isSmart, isContract, onRetry, onRemove } = props
  const text = useText<SmartAccountTexts>()
  if (!account || account.status === 'pending')
    return (
      <NetworkLine
        network={network}
        note={<Skeleton label={text('smartAccount.loading')} isShown={true} />}
      />
    )
  if (account.status === 'error')
    return (
      <NetworkLine
        network={network}
        note={text('smartAccount.failed')}
        action={<LineButton onPress={onRetry}>{text('view.retry')}</LineButton>}
      />
    )
  const { code, support } = account
  const isRunning = code.kind === 'known' || code.kind === 'unknown'
  const href = isRunning ? toAddressUrl({ network, address: code.address }) : undefined
  const link = href === undefined ? undefined : { href, label: text('smartAccount.explorer') }
  const remove = <LineButton onPress={onRemove}>{text('smartAccount.remove')}</LineButton>
  if (code.kind === 'unknown')
    return (
      <NetworkLine
        {...{ network, link }}
        note={text('smartAccount.unknown')}
        isWarning
        action={remove}
      />
    )
  if (code.kind === 'known')
    return (
      <NetworkLine
        {...{ network, link }}
        note={text('smartAccount.upgraded')}
        action={!isSmart && remove}
      />
    )
  const isThere = isContract && code.kind === 'contract'
  const ready = support === 'supported' ? 'smartAccount.ready' : 'smartAccount.unavailable'
  const becomes = isThere
    ? 'smartAccount.contract'
    : isContract
      ? (`${ready}Contract` as const)
      : ready
  return <NetworkLine network={network} note={text(isSmart ? becomes : 'smartAccount.plain')} />
}
