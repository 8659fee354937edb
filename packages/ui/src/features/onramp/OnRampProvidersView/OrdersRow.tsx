import type { ReactElement } from 'react'
import { Group } from '../../../components/Group/Group.tsx'
import { IconTile } from '../../../components/IconTile/IconTile.tsx'
import { Row } from '../../../components/Row/Row.tsx'
import { useText } from '../../../i18n/useText.ts'
import { historyIcon } from '../../../icons/historyIcon.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useAccountOrders } from '../controller/useAccountOrders.ts'
import { isOver } from '../orders/isOver.ts'
import type { OnrampTexts } from '../texts/en.ts'

/** Leads to the purchases of the account. Renders nothing without any. */
export function OrdersRow(): ReactElement | null {
  const { router } = useKit().controllers
  const text = useText<OnrampTexts>()
  const orders = useAccountOrders()
  if (orders.length === 0) return null
  const count = orders.filter((order) => !isOver(order)).length
  return (
    <Group label={text('onramp.purchases')}>
      <li>
        <Row
          icon={<IconTile of={historyIcon} />}
          name={text('onramp.purchases')}
          trait={count > 0 && text('onramp.inProgress', { count: String(count) })}
          onPress={() => router.push({ name: 'OnRampActivity' })}
        />
      </li>
    </Group>
  )
}
