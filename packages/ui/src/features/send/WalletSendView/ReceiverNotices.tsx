import type { ReactElement } from 'react'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useSend } from '../controller/useSend.ts'
import type { SendTexts } from '../texts/en.ts'
import { LookAlikeNotice } from './LookAlikeNotice.tsx'
import sheet from './WalletSendView.module.css'

export type ReceiverNoticesProps = { isMissing: boolean }

const variants = {
  'first-time': 'info',
  'own-account': 'warning',
  'token-contract': 'error',
  'confusing-name': 'warning',
} as const

/** The warnings about a receiver. */
export function ReceiverNotices({ isMissing }: ReceiverNoticesProps): ReactElement | null {
  const classes = useStyles(sheet)
  const text = useText<SendTexts>()
  const send = useSend()
  const { receiver, receiverAddress, receiverText, token } = useControllerState(send.state)
  if (receiver.status !== 'success' || receiverAddress === undefined) return null

  const agree = (isChecked: boolean) => {
    if (isChecked) send.confirmReceiver()
    else send.setReceiver(receiverText)
  }
  const words = {
    'first-time': text('send.firstTime'),
    'own-account': text('send.ownAccount'),
    'token-contract': text('send.tokenContract', { symbol: token?.symbol ?? '' }),
    'confusing-name': text('send.confusingName'),
  }
  return (
    <div className={classes.notices} role="status">
      {receiver.notices.map((notice) =>
        notice.type === 'look-alike' ? (
          <LookAlikeNotice
            key={notice.type}
            address={receiverAddress}
            known={notice.address}
            label={notice.label}
            name={notice.name}
            isAgreed={receiver.isConfirmed === true}
            isMissing={isMissing}
            onAgree={agree}
          />
        ) : (
          <Notice key={notice.type} variant={variants[notice.type]}>
            {words[notice.type]}
          </Notice>
        ),
      )}
    </div>
  )
}
