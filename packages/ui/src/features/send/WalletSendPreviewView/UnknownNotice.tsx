import type { ReactElement } from 'react'
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useConnectedWallet } from '../../../kit/useConnectedWallet.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { SendTexts } from '../texts/en.ts'
import sheet from './WalletSendPreviewView.module.css'

export type UnknownNoticeProps = {
  hasLooked: boolean
  /** Whether the visitor tried to send without the confirmation. */
  isMissing: boolean
  onLooked: (hasLooked: boolean) => void
}

/**
 * Warns that a previous attempt may have been sent. The visitor must confirm before it is sent
 * again.
 */
export function UnknownNotice(props: UnknownNoticeProps): ReactElement {
  const { hasLooked, isMissing, onLooked } = props
  const classes = useStyles(sheet)
  const text = useText<SendTexts>()
  const { explorerUrl } = useConnectedWallet()
  return (
    <Notice variant="warning">
      <p className={classes.name}>{text('send.unknown')}</p>
      <p>{text('send.unknownText')}</p>
      {explorerUrl !== undefined && (
        <p>
          <Link href={explorerUrl}>{text('send.account')}</Link>
        </p>
      )}
      <Checkbox isChecked={hasLooked} isMissing={isMissing} onChange={onLooked}>
        {text('send.looked')}
      </Checkbox>
    </Notice>
  )
}
