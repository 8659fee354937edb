import type { ReactElement } from 'react'
import { Tabs } from '../../../components/Tabs/Tabs.tsx'
import { useText } from '../../../i18n/useText.ts'
import type { ReceiveTexts } from '../texts/en.ts'
import { AddressCard } from './AddressCard.tsx'
import { useReceivers } from './useReceivers.ts'

/** The account's address, to scan, read, copy and share. */
export function WalletReceiveView(): ReactElement | null {
  const text = useText<ReceiveTexts>()
  const receivers = useReceivers()
  if (!receivers) return null
  const { kind, setKind } = receivers
  if (!kind) return <AddressCard receivers={receivers} />
  return (
    <Tabs
      label={text('receive.kinds')}
      tabs={[
        { id: 'payment', name: text('receive.payment') },
        { id: 'ordinal', name: text('receive.ordinal') },
      ]}
      selected={kind}
      onSelect={setKind}
    >
      <AddressCard key={kind} receivers={receivers} />
    </Tabs>
  )
}
