import type { AccountState } from '@cleat/core'
import type { ReactElement } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import type { AccountTexts } from '../texts/en.ts'
import { Fact } from './Fact.tsx'

/** The name of the account in the app's zone, or where to choose one. */
export function NameFact({
  account,
}: {
  account: Pick<AccountState, 'profileName'>
}): ReactElement | null {
  const { controllers, options } = useKit()
  const text = useText<AccountTexts>()
  const { names } = options
  const { router } = controllers
  if (!names || names.zone === undefined || !controllers.options.state.services?.data) return null
  const { profileName: name } = account
  const isOfZone = name?.endsWith(`.${names.zone.toLowerCase()}`)
  return (
    <Fact
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
