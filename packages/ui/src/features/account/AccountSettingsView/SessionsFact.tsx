import type { Namespace } from '@cleat/core'
import type { ReactElement } from 'react'
import { SettingRow } from '../../../components/SettingRow/SettingRow.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useHasSessions } from '../accounts/useHasSessions.ts'

/** Leads to what the account allowed, in apps that ask for it. */
export function SessionsFact({ namespace }: { namespace: Namespace }): ReactElement | null {
  const { router } = useKit().controllers
  const text = useText()
  if (!useHasSessions(namespace)) return null
  return (
    <SettingRow
      name={text('permissions.title')}
      onPress={() => router.push({ name: 'SmartSessionList' })}
    />
  )
}
