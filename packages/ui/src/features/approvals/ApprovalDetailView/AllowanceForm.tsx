import type { ApprovalRow } from '@cleat/core/approvals'
import { parseAmount } from '@cleat/core/data'
import { type ReactElement, useState } from 'react'
import { ActionBar } from '../../../components/ActionBar/ActionBar.tsx'
import { AmountField } from '../../../components/AmountField/AmountField.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { useText } from '../../../i18n/useText.ts'
import type { ApprovalsTexts } from '../texts/en.ts'

export type AllowanceFormProps = {
  row: ApprovalRow
  onCancel: () => void
  /** Base units. */
  onSet: (amount: bigint) => void
}

/** Asks for the amount that a spender may take from now on. */
export function AllowanceForm({ row, onCancel, onSet }: AllowanceFormProps): ReactElement {
  const text = useText<ApprovalsTexts>()
  const [value, setValue] = useState('')
  const { symbol = '', decimals } = row
  const amount = parseAmount(value, decimals)
  const isValid = amount !== undefined && amount > 0n && amount !== row.amount
  const set = () => {
    if (isValid) onSet(amount)
  }
  return (
    <>
      <AmountField
        label={text('approvals.amount')}
        value={value}
        onChange={setValue}
        symbol={symbol}
        decimals={decimals}
        other={text('approvals.amount')}
      />
      <ActionBar>
        <Button variant="quiet" onClick={onCancel}>
          {text('approvals.selectNone')}
        </Button>
        <Button variant={isValid ? 'primary' : 'muted'} aria-disabled={!isValid} onClick={set}>
          {text('approvals.set')}
        </Button>
      </ActionBar>
    </>
  )
}
