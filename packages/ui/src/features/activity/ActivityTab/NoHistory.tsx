import type { CaipNetwork } from '@cleat/core'
import type { ReactElement } from 'react'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { toSafeUrl } from '../../../format/toSafeUrl.ts'
import { useText } from '../../../i18n/useText.ts'
import { historyIcon } from '../../../icons/historyIcon.ts'
import { useAccount } from '../../../kit/useAccount.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import type { ActivityTexts } from '../texts/en.ts'

/** Explains why there is no history, and links to the explorer. */
export function NoHistory({ network }: { network: CaipNetwork }): ReactElement {
  const { options } = useKit().controllers
  const { services } = useControllerState(options.state)
  const text = useText<ActivityTexts>()
  const url = toSafeUrl(useAccount()?.account.addressExplorerUrl)
  return (
    <EmptyState
      icon={<Icon of={historyIcon} />}
      title={text('activity.unsupportedTitle')}
      action={url && <LinkButton href={url}>{text('activity.explorer')}</LinkButton>}
    >
      {url &&
        (services?.data
          ? text('activity.noHistory', { network: network.name })
          : text('activity.noService'))}
    </EmptyState>
  )
}
