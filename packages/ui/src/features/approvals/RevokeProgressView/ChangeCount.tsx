import type { RevokingItem } from '@cleat/core/approvals'
import type { ReactElement } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { ApprovalsTexts } from '../texts/en.ts'
import sheet from './RevokeProgressView.module.css'

export type ChangeProps = {
  item: RevokingItem
  index: number
  /** How many share its request. */
  together: number
  items: readonly RevokingItem[]
}

/** Which of several changes it is. Renders nothing for one, and for those that go together. */
export function ChangeCount({ index, together, items }: ChangeProps): ReactElement | null {
  const classes = useStyles(sheet)
  const text = useText<ApprovalsTexts>()
  if (items.length === 1 || together > 1) return null
  return (
    <p className={classes.count}>
      {text('approvals.count', { index: String(index + 1), count: String(items.length) })}
    </p>
  )
}
