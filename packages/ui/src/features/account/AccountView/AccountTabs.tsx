import type { Namespace } from '@cleat/core'
import type { ReactElement } from 'react'
import { LoadedView } from '../../../components/LoadedView/LoadedView.tsx'
import { Tabs } from '../../../components/Tabs/Tabs.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { type AccountTab, accountTabs } from './accountTabs.ts'
import { useCurrentTab } from './useCurrentTab.ts'

export type AccountTabsProps = {
  namespace: Namespace
  address: string
  /** @default those of the features that have something to show */
  tabs?: readonly AccountTab[] | undefined
}

/** What there is to see of the account. One thing stands by itself, several have tabs. */
export function AccountTabs(props: AccountTabsProps): ReactElement | null {
  const { namespace, address, tabs = accountTabs } = props
  const { adapters, controllers } = useKit()
  const options = useControllerState(controllers.options.state)
  const text = useText()
  const { currentTab, setCurrentTab } = useCurrentTab({ namespace, address })
  const place = { options, adapter: adapters.get(namespace) }
  const offered = tabs.filter(({ isOffered }) => isOffered?.(place) ?? true)
  const shown = offered.find(({ id }) => id === currentTab) ?? offered[0]
  if (!shown) return null
  const view = <LoadedView loader={shown.view} props={{ address }} />
  if (offered.length === 1) return view
  return (
    <Tabs
      label={text('account.details')}
      tabs={offered.map(({ id, getName }) => ({ id, name: getName(text) }))}
      selected={shown.id}
      onSelect={setCurrentTab}
    >
      {view}
    </Tabs>
  )
}
