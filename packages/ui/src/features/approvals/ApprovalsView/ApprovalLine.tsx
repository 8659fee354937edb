import type { ApprovalRow } from '@cleat/core/approvals'
import { memo, type ReactElement } from 'react'
import { Icon } from '../../../components/Icon/Icon.tsx'
import type { RowPlace } from '../../../components/LongList/LongList.tsx'
import rowSheet from '../../../components/Row/Row.module.css'
import { useText } from '../../../i18n/useText.ts'
import { checkIcon } from '../../../icons/checkIcon.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { ApprovalImage } from '../rows/ApprovalImage.tsx'
import { useApprovalWords } from '../rows/useApprovalWords.ts'
import type { ApprovalsTexts } from '../texts/en.ts'
import sheet from './ApprovalsView.module.css'

export type ApprovalLineProps = RowPlace & {
  row: ApprovalRow
  /** Whether it is ticked. `undefined` where nothing is chosen: a press opens it. */
  isChosen: boolean | undefined
  onPress: (id: string) => void
}

/** An approval: the token, how much, the spender, and what could be lost now. */
export const ApprovalLine: React.MemoExoticComponent<(props: ApprovalLineProps) => ReactElement> =
  memo(function ApprovalLine(props: ApprovalLineProps): ReactElement {
    const { row, isChosen, index, isActive, onFocus, onPress } = props
    const classes = useStyles(sheet)
    const rowClasses = useStyles(rowSheet)
    const text = useText<ApprovalsTexts>()
    const words = useApprovalWords()
    const { flags, value } = row
    const isAccount = flags.includes('account')
    const isExpired = flags.includes('expired')
    const isWorth = value !== undefined && value > 0n
    return (
      <button
        type="button"
        className={rowClasses.row}
        data-index={index}
        tabIndex={isActive ? 0 : -1}
        {...(isChosen !== undefined && { role: 'checkbox', 'aria-checked': isChosen })}
        onFocus={() => onFocus(index)}
        onClick={() => onPress(row.id)}
      >
        {isChosen !== undefined && (
          <span className={classes.tick} data-checked={isChosen}>
            {isChosen && <Icon of={checkIcon} size={14} strokeWidth={3} />}
          </span>
        )}
        <ApprovalImage row={row} />
        <span className={classes.texts}>
          <span className={classes.name}>
            <bdi>{words.token(row)}</bdi>
          </span>
          <span className={classes.note}>
            {isExpired ? text('approvals.expired') : words.limit(row)} ·{' '}
            {isAccount ? (
              <span className={classes.alarm}>{text('approvals.accountTag')}</span>
            ) : (
              words.spender(row)
            )}
          </span>
        </span>
        {isWorth && <span className={classes.value}>{words.value(row)}</span>}
      </button>
    )
  })
