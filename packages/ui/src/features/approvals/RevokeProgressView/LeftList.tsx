import type { RevokingItem } from '@cleat/core/approvals'
import type { ReactElement } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { ApprovalImage } from '../rows/ApprovalImage.tsx'
import { useApprovalWords } from '../rows/useApprovalWords.ts'
import type { ApprovalsTexts } from '../texts/en.ts'
import sheet from './RevokeProgressView.module.css'
import { useReason } from './useReason.ts'

export type LeftListProps = { items: readonly RevokingItem[] }

/** The approvals that are not known to be gone, each with its reason. */
export function LeftList({ items }: LeftListProps): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<ApprovalsTexts>()
  const words = useApprovalWords()
  const toReason = useReason()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets
    <ul role="list" className={classes.left} aria-label={text('approvals.title')}>
      {items.map((item) => (
        <li key={item.row.id} className={classes.item}>
          <ApprovalImage row={item.row} size={28} />
          <span className={classes.texts}>
            <span className={classes.name}>
              {words.token(item.row)} · {words.spender(item.row)}
            </span>
            <span className={classes.reason}>{toReason(item)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
