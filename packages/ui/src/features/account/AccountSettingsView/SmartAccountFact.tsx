import type { AccountState } from '@cleat/core'
import type { ReactElement } from 'react'
import { SettingRow } from '../../../components/SettingRow/SettingRow.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'

export type SmartAccountFactProps = { account: Pick<AccountState, 'connectedWalletInfo'> }

/** Leads to the kind of account, which only visitors of the embedded wallet choose (spec §6). */
export function SmartAccountFact({ account }: SmartAccountFactProps): ReactElement | null {
  const { router } = useKit().controllers
  const text = useText()
  if (account.connectedWalletInfo?.type !== 'AUTH') return null
  return (
    <SettingRow
      name={text('smartAccount.title')}
      onPress={() => router.push({ name: 'SmartAccountSettings' })}
    />
  )
}
