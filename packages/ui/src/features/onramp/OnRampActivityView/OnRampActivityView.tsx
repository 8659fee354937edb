import { type ReactElement, useCallback } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { Group } from '../../../components/Group/Group.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { Rows } from '../../../components/Row/Rows.tsx'
import { useText } from '../../../i18n/useText.ts'
import { creditCardIcon } from '../../../icons/creditCardIcon.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useIsOnline } from '../../../queries/useIsOnline.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useAccountOrders } from '../controller/useAccountOrders.ts'
import { useOnramp } from '../controller/useOnramp.ts'
import { isOver } from '../orders/isOver.ts'
import type { OnrampTexts } from '../texts/en.ts'
import sheet from './OnRampActivityView.module.css'
import { OrderRow } from './OrderRow.tsx'

/** The purchases of the account, newest first. */
export function OnRampActivityView(): ReactElement {
  const { router } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText<OnrampTexts>()
  const onramp = useOnramp()
  const orders = useAccountOrders()
  const look = useCallback(() => {
    for (const order of onramp.orders) if (!isOver(order)) onramp.resumeOrder(order.id)
  }, [onramp])
  const isOnline = useIsOnline(look)
  if (orders.length === 0)
    return (
      <EmptyState
        icon={<Icon of={creditCardIcon} />}
        title={text('onramp.emptyTitle')}
        action={
          <Button variant="quiet" onClick={() => router.push({ name: 'OnRampProviders' })}>
            {text('whatIsABuy.buy')}
          </Button>
        }
      >
        {text('onramp.emptyText')}
      </EmptyState>
    )
  return (
    <div className={classes.view}>
      {!isOnline && <Notice variant="info">{text('onramp.offline')}</Notice>}
      <Rows>
        <Group label={text('onramp.purchases')}>
          {orders.map((order) => (
            <li key={order.id} className={classes.item}>
              <OrderRow order={order} />
            </li>
          ))}
        </Group>
      </Rows>
    </div>
  )
}
