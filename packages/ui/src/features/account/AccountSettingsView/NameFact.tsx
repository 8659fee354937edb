import type { AccountState } from '@cleat/core'
import type { ReactElement } from 'react'
import { SettingRow } from '../../../components/SettingRow/SettingRow.tsx'
import { useText } from '../../../i18n/useText.ts'
import { findZone } from '../../../kit/findZone.ts'
import { useKit } from '../../../kit/useKit.ts'
import type { AccountTexts } from '../texts/en.ts'

/** The name of the account in the app's zone, or where to choose one. */
export function NameFact({
  account,
}: {
  account: Pick<AccountState, 'profileName'>
}): ReactElement | null {
  const kit = useKit()
  const text = useText<AccountTexts>()
  const zone = findZone(kit)
  if (zone === undefined) return null
  const { router } = kit.controllers
  const { profileName: name } = account
  const isOfZone = name?.endsWith(`.${zone}`)
  return (
    <SettingRow
      name={text('accountSettings.name')}
      value={isOfZone ? name : text('names.title')}
      onPress={() =>
        router.push(
          isOfZone && name
            ? { name: 'RegisterAccountNameSuccess', ensName: name }
            : { name: 'RegisterAccountName' },
        )
      }
    />
  )
}
