import type { Namespace } from '@cleat/core'
import { type ReactElement, useContext } from 'react'
import { LoadedView } from '../../../components/LoadedView/LoadedView.tsx'
import { Tabs } from '../../../components/Tabs/Tabs.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import type { AccountTab } from '../../../shell/feature/accountTab.ts'
import { featuresContext } from '../../../shell/feature/featuresContext.ts'
import type { AccountTexts } from '../texts/en.ts'
import { useCurrentTab } from './useCurrentTab.ts'

export type AccountTabsProps = {
  namespace: Namespace
  address: string
  /** @default those of the features */
  tabs?: readonly AccountTab[] | undefined
}

/** The account's tabs. A single one renders without a tab list. */
export function AccountTabs(props: AccountTabsProps): ReactElement | null {
  const { namespace, address } = props
  const features = useContext(featuresContext)
  const tabs = props.tabs ?? features.flatMap(({ accountTabs = [] }) => accountTabs)
  const kit = useKit()
  const { adapters, controllers, storage } = kit
  const options = useControllerState(controllers.options.state)
  const text = useText<AccountTexts>()
  const { currentTab, setCurrentTab } = useCurrentTab({ namespace, address })
  const context = { options, adapter: adapters.get(namespace), storage }
  const offered = tabs
    .filter(({ isOffered }) => isOffered?.(context) ?? true)
    .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
  const shown = offered.find(({ id }) => id === currentTab) ?? offered[0]
  if (!shown) return null
  const view = <LoadedView loader={shown.view} props={{ address }} />
  if (offered.length === 1) return view
  return (
    <Tabs
      label={text('account.details')}
      tabs={offered.map(({ id, getName }) => ({ id, name: getName(text) }))}
      selected={shown.id}
      onSelect={(chosen) => {
        setCurrentTab(chosen)
        offered.find(({ id }) => id === chosen)?.onSelect?.(kit, { namespace, address })
      }}
    >
      {view}
    </Tabs>
  )
}
