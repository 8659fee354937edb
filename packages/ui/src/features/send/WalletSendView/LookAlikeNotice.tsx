import type { ReactElement } from 'react'
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx'
import { GroupedAddress } from '../../../components/GroupedAddress/GroupedAddress.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { SendTexts } from '../texts/en.ts'
import sheet from './WalletSendView.module.css'

export type LookAlikeNoticeProps = {
  address: string
  /** The known address that it resembles. */
  known: string
  /** The name of the known address. */
  label: string | undefined
  /** The entered name, if it resembles `label`. */
  name: string | undefined
  isAgreed: boolean
  isMissing: boolean
  onAgree: (isAgreed: boolean) => void
}

/**
 * Compares an address with the known one that it, or its name, resembles. Differences of similar
 * addresses are marked. The visitor must confirm it.
 */
export function LookAlikeNotice(props: LookAlikeNoticeProps): ReactElement {
  const { address, known, label, name, isAgreed, isMissing, onAgree } = props
  const classes = useStyles(sheet)
  const text = useText<SendTexts>()
  const entered = text('send.lookAlikeThis')
  const other = text('send.lookAlikeKnown')
  return (
    <Notice variant="warning">
      <p className={classes.strong}>{text(name ? 'send.lookAlikeName' : 'send.lookAlike')}</p>
      <p className={classes.caption}>
        {entered} {name && <bdi>{name}</bdi>}
      </p>
      <GroupedAddress address={address} other={name ? undefined : known} label={entered} />
      <p className={classes.caption}>
        {other} {label && <bdi>{label}</bdi>}
      </p>
      <GroupedAddress address={known} other={name ? undefined : address} label={other} />
      <div className={classes.agree} data-part="confirmation">
        <Checkbox isChecked={isAgreed} isMissing={isMissing} onChange={onAgree}>
          {text('send.lookAlikeAgree')}
        </Checkbox>
      </div>
    </Notice>
  )
}
