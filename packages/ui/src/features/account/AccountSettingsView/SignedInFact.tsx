import type { Namespace } from '@cleat/core'
import type { ReactElement } from 'react'
import { SettingRow } from '../../../components/SettingRow/SettingRow.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useSignInStatus } from '../../../kit/useSignInStatus.ts'
import type { AccountTexts } from '../texts/en.ts'

/** The app that the account is signed in to. Leads to its session. */
export function SignedInFact({ namespace }: { namespace: Namespace }): ReactElement | null {
  const { options, router } = useKit().controllers
  const { name } = useControllerState(options.state, ({ metadata }) => metadata)
  const text = useText<AccountTexts>()
  const status = useSignInStatus(namespace)
  if (status?.status !== 'signedIn') return null
  return (
    <SettingRow
      name={text('account.signedIn')}
      value={name || globalThis.location.host}
      onPress={() => router.push({ name: 'AccountSessions' })}
    />
  )
}
