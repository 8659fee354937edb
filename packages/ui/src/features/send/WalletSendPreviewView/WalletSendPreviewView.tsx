import { type ReactElement, useState } from 'react'
import { UnknownNotice } from '../../../components/UnknownNotice/UnknownNotice.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useAccount } from '../../../kit/useAccount.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useLatched } from '../../../kit/useLatched.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useSend } from '../controller/useSend.ts'
import type { SendTexts } from '../texts/en.ts'
import { PaymentNotes } from './PaymentNotes.tsx'
import { PreviewActions } from './PreviewActions.tsx'
import { PreviewFacts } from './PreviewFacts.tsx'
import { PreviewHero } from './PreviewHero.tsx'
import { PreviewProblem } from './PreviewProblem.tsx'
import { usePreparedPayment } from './usePreparedPayment.ts'
import sheet from './WalletSendPreviewView.module.css'

/** The prepared payment, for review before the wallet is asked. */
export function WalletSendPreviewView(): ReactElement | null {
  const classes = useStyles(sheet)
  const text = useText<SendTexts>()
  const state = useControllerState(useSend().state)
  const { preparing, sending } = state
  const shown = useAccount()
  const isUnknown = sending.status === 'error' && sending.isUnknown
  const [hasLooked, setHasLooked] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  usePreparedPayment()

  const prepared = preparing.status === 'success' ? preparing.prepared : undefined
  const hasRisen = preparing.status === 'success' && preparing.feeBefore !== undefined
  const token = useLatched(state.token)
  const amount = useLatched(prepared?.payment.amount ?? state.sendTokenAmount)
  const to = useLatched(prepared?.payment.to ?? state.receiverAddress)
  if (!shown || !token || amount === undefined || to === undefined) return null
  const network = prepared?.payment.network ?? shown.networks.caipNetwork
  return (
    <div className={classes.preview}>
      <PreviewHero token={token} amount={amount} network={network} />
      {/* Above the facts, which may extend below the fold. */}
      <PreviewProblem preparing={preparing} sending={sending} />
      {isUnknown && (
        <UnknownNotice
          title={text('send.unknown')}
          text={text('send.unknownText')}
          link={text('send.account')}
          statement={text('send.looked')}
          hasLooked={hasLooked}
          isMissing={isMissing}
          onLooked={setHasLooked}
        />
      )}
      {prepared && <PaymentNotes variant="warning" prepared={prepared} token={token} />}
      <PreviewFacts
        token={token}
        amount={amount}
        to={to}
        from={prepared?.payment.address ?? shown.address}
        network={network}
        fee={prepared?.fee}
        status={preparing.status}
        hasRisen={hasRisen}
      />
      {prepared && <PaymentNotes variant="info" prepared={prepared} token={token} />}
      <PreviewActions
        hasRisen={hasRisen}
        onRefuse={isUnknown && !hasLooked ? () => setIsMissing(true) : undefined}
      />
    </div>
  )
}
