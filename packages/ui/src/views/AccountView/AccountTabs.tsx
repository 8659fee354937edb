import { type ReactElement, useState } from 'react'
import { Tabs } from '../../components/Tabs/Tabs.tsx'
import { useText } from '../../i18n/useText.ts'
import { useControllerState } from '../../kit/useControllerState.ts'
import { useKit } from '../../kit/useKit.ts'
import { LoadedView } from '../../modal/viewLoading/LoadedView.tsx'
import { type AccountTab, accountTabs } from './accountTabs.ts'

export type AccountTabsProps = {
  address: string
  /** @default those of the features that have something to show */
  tabs?: readonly AccountTab[] | undefined
}

/** What there is to see of the account. One thing stands by itself, several have tabs. */
export function AccountTabs(props: AccountTabsProps): ReactElement | null {
  const { address, tabs = accountTabs } = props
  const { options } = useKit().controllers
  const state = useControllerState(options.state)
  const text = useText()
  const [selected, setSelected] = useState<string>()
  const offered = tabs.filter(({ isOffered }) => isOffered?.(state) ?? true)
  const shown = offered.find(({ id }) => id === selected) ?? offered[0]
  if (!shown) return null
  const view = <LoadedView loader={shown.view} props={{ address }} />
  if (offered.length === 1) return view
  return (
    <Tabs
      label={text('account.details')}
      tabs={offered.map(({ id, getName }) => ({ id, name: getName(text) }))}
      selected={shown.id}
      onSelect={setSelected}
    >
      {view}
    </Tabs>
  )
}
