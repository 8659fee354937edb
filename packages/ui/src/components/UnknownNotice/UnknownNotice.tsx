import type { ReactElement } from 'react'
import { useConnectedWallet } from '../../kit/useConnectedWallet.ts'
import { useStyles } from '../../style/useStyles.ts'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Link } from '../Link/Link.tsx'
import { Notice } from '../Notice/Notice.tsx'
import sheet from './UnknownNotice.module.css'

export type UnknownNoticeProps = {
  title: string
  /** What to do before the next attempt. */
  text: string
  /** The link to the account on the explorer. */
  link: string
  /** What the visitor confirms. */
  statement: string
  hasLooked: boolean
  /** Whether the visitor tried to continue without the confirmation. */
  isMissing: boolean
  onLooked: (hasLooked: boolean) => void
}

/**
 * Warns that a previous attempt may have been sent. The visitor must confirm before it is sent
 * again.
 */
export function UnknownNotice(props: UnknownNoticeProps): ReactElement {
  const { title, text, link, statement, hasLooked, isMissing, onLooked } = props
  const classes = useStyles(sheet)
  const { explorerUrl } = useConnectedWallet()
  return (
    <Notice variant="warning">
      <p className={classes.title}>{title}</p>
      <p>{text}</p>
      {explorerUrl !== undefined && (
        <p>
          <Link href={explorerUrl}>{link}</Link>
        </p>
      )}
      <Checkbox isChecked={hasLooked} isMissing={isMissing} onChange={onLooked}>
        {statement}
      </Checkbox>
    </Notice>
  )
}
