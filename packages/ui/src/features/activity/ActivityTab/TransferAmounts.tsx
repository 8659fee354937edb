import { Fragment, type ReactElement } from 'react'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { ActivityTexts } from '../texts/en.ts'
import sheet from './ActivityTab.module.css'
import type { ActivityLine } from './activityLine.ts'
import { type MergedTransfer, unitDecimals } from './mergeTransfers.ts'
import { toSign } from './toSign.ts'

/** The transferred amounts, signed. */
export function TransferAmounts({ line }: { line: ActivityLine }): ReactElement | null {
  const { operation, status, transfers, hidden } = line
  const classes = useStyles(sheet)
  const text = useText<ActivityTexts>()
  const format = useFormat()
  if (transfers.length === 0) return null
  return (
    <span className={classes.amounts} data-status={status}>
      {transfers.map((transfer) => (
        <Fragment key={`${transfer.direction}${transfer.name}${transfer.imageUrl}`}>
          <Amount
            transfer={transfer}
            sign={toSign({ operation, direction: transfer.direction })}
          />{' '}
        </Fragment>
      ))}
      {hidden > 0 && (
        <span className={classes.hidden}>
          {text('activity.more', { count: format.number(hidden) })}
        </span>
      )}
    </span>
  )
}

const one = 10n ** BigInt(unitDecimals)

function Amount({ transfer, sign }: { transfer: MergedTransfer; sign: string }): ReactElement {
  const { amount, name, direction, isCollectible } = transfer
  const classes = useStyles(sheet)
  const text = useText<ActivityTexts>()
  const format = useFormat()
  // A single collectible is better described by its name.
  const isOnlyOne = isCollectible && amount === one
  const number = isOnlyOne ? '' : format.balance(amount, { decimals: unitDecimals })
  return (
    <span className={classes.amount} data-direction={direction}>
      <span className={classes.number} dir="ltr">
        {amount > 0n && sign}
        {number}
      </span>{' '}
      <bdi className={classes.unit}>{name ?? text('activity.collectible')}</bdi>
    </span>
  )
}
