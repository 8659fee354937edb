import { type ReactElement, useState } from 'react'
import { Tabs } from '../../components/Tabs/Tabs.tsx'
import { useText } from '../../i18n/useText.ts'
import { type AccountTab, accountTabs } from './accountTabs.ts'

export type AccountTabsProps = {
  address: string
  /** @default those of the features that have something to show */
  tabs?: readonly AccountTab[] | undefined
}

/** What there is to see of the account. One thing stands by itself, several have tabs. */
export function AccountTabs(props: AccountTabsProps): ReactElement | null {
  const { address, tabs = accountTabs } = props
  const text = useText()
  const [selected, setSelected] = useState<string>()
  const shown = tabs.find(({ id }) => id === selected) ?? tabs[0]
  if (!shown) return null
  if (tabs.length === 1) return <shown.View address={address} />
  return (
    <Tabs
      label={text('account.details')}
      tabs={tabs.map(({ id, getName }) => ({ id, name: getName(text) }))}
      selected={shown.id}
      onSelect={setSelected}
    >
      <shown.View address={address} />
    </Tabs>
  )
}
