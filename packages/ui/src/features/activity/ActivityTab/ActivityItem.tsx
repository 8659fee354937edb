import type { CaipNetwork } from '@cleat/core'
import { memo, type ReactElement } from 'react'
import rowSheet from '../../../components/Row/Row.module.css'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { toTransactionUrl } from '../../../format/toTransactionUrl.ts'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { ActivityPicture } from './ActivityPicture.tsx'
import { ActivityTexts } from './ActivityTexts.tsx'
import type { ActivityLine } from './activityLine.ts'
import { TransferAmounts } from './TransferAmounts.tsx'

export type ActivityItemProps = {
  line: ActivityLine
  network: CaipNetwork
  index: number
  /** Whether Tab focuses this row. */
  isActive: boolean
  onFocus: (index: number) => void
}

/** A transaction. Opens the explorer if the network has one. */
export const ActivityItem: React.MemoExoticComponent<(props: ActivityItemProps) => ReactElement> =
  memo(function ActivityItem(props: ActivityItemProps): ReactElement {
    const { line, network, index, isActive, onFocus } = props
    const classes = useStyles(rowSheet)
    const text = useText()
    const url = toTransactionUrl({ network, hash: line.hash })
    const content = (
      <>
        <ActivityPicture line={line} network={network} />
        <ActivityTexts line={line} /> <TransferAmounts line={line} />
      </>
    )
    if (!url) return <span className={classes.row}>{content}</span>
    return (
      <a
        className={classes.row}
        data-index={index}
        tabIndex={isActive ? 0 : -1}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        onFocus={() => onFocus(index)}
      >
        {content}
        <VisuallyHidden> {text('link.newTab')}</VisuallyHidden>
      </a>
    )
  })
