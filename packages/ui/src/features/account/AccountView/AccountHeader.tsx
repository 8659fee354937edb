import type { ReactElement } from 'react'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { useText } from '../../../i18n/useText.ts'
import { settingsIcon } from '../../../icons/settingsIcon.ts'
import { useAccount } from '../../../kit/useAccount.ts'
import { useKit } from '../../../kit/useKit.ts'
import type { AccountTexts } from '../texts/en.ts'
import { DisconnectTool } from './DisconnectTool.tsx'
import { NetworkChip } from './NetworkChip.tsx'
import { SessionsTool } from './SessionsTool.tsx'

/** The network of the account, and what is done with the account as a whole. */
export function AccountHeader(): ReactElement | null {
  const { router } = useKit().controllers
  const text = useText<AccountTexts>()
  const shown = useAccount()
  if (!shown) return null
  return (
    <>
      <NetworkChip state={shown.networks} />
      <SessionsTool namespace={shown.namespace} />
      <DisconnectTool namespace={shown.namespace} />
      <IconButton
        label={text('account.settings')}
        icon={<Icon of={settingsIcon} size={20} />}
        onClick={() => router.push({ name: 'AccountSettings' })}
      />
    </>
  )
}
