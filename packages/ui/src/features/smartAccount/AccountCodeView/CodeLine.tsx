import { type CaipNetwork, formatAddress, type NetworkAccount } from '@cleat/core'
import type { ReactElement } from 'react'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { useText } from '../../../i18n/useText.ts'
import { LineButton } from '../accounts/LineButton.tsx'
import { NetworkLine } from '../accounts/NetworkLine.tsx'
import { toAddressUrl } from '../accounts/toAddressUrl.ts'
import type { SmartAccountTexts } from '../texts/en.ts'

export type CodeLineProps = {
  network: CaipNetwork
  account: NetworkAccount | undefined
  onRetry: () => void
}

/** Whose code the account runs on one network. */
export function CodeLine({ network, account, onRetry }: CodeLineProps): ReactElement {
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
  const { code } = account
  if (code.kind === 'none')
    return <NetworkLine network={network} note={text('smartAccount.plain')} />
  if (code.kind === 'contract')
    return <NetworkLine network={network} note={text('smartAccount.contract')} />
  const { address } = code
  const href = toAddressUrl({ network, address })
  const isWarning = code.kind === 'unknown'
  return (
    <NetworkLine
      {...{ network, isWarning }}
      note={
        <>
          {code.kind === 'known' ? <bdi>{code.name}</bdi> : text('smartAccount.unknown')}
          {' · '}
          <bdi dir="ltr">{formatAddress(address)}</bdi>
        </>
      }
      link={href === undefined ? undefined : { href, label: text('smartAccount.explorer') }}
    />
  )
}
