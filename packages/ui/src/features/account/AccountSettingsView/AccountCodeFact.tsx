import type { CaipNetwork, Namespace } from '@cleat/core'
import type { ReactElement } from 'react'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { SettingRow } from '../../../components/SettingRow/SettingRow.tsx'
import { useText } from '../../../i18n/useText.ts'
import { triangleAlertIcon } from '../../../icons/triangleAlertIcon.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useAccountCode } from '../accounts/useAccountCode.ts'
import type { AccountTexts } from '../texts/en.ts'

export type AccountCodeFactProps = { namespace: Namespace; network: CaipNetwork }

/** Whose code the account runs, if it runs any on the network in use. */
export function AccountCodeFact(props: AccountCodeFactProps): ReactElement | null {
  const { namespace, network } = props
  const { router } = useKit().controllers
  const text = useText<AccountTexts>()
  const code = useAccountCode(namespace, network)
  if (code?.kind !== 'known' && code?.kind !== 'unknown') return null
  return (
    <SettingRow
      name={text('accountCode.title')}
      value={code.kind === 'known' ? code.name : text('accountSettings.codeUnknown')}
      icon={code.kind === 'unknown' && <Icon of={triangleAlertIcon} size={16} />}
      onPress={() => router.push({ name: 'AccountCode' })}
    />
  )
}
