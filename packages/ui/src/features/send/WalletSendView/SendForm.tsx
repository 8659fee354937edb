import type { CaipNetwork } from '@cleat/core'
import { type ReactElement, useContext, useEffect, useRef, useState } from 'react'
import { useAnnounce } from '../../../announce/useAnnounce.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { preloadContext } from '../../../shell/feature/preloadContext.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useSend } from '../controller/useSend.ts'
import type { SendTexts } from '../texts/en.ts'
import { AmountEntryField } from './AmountEntryField.tsx'
import { describeValidationError, type FormField } from './describeValidationError.ts'
import { ReceiverField } from './ReceiverField.tsx'
import { TokenPicker } from './TokenPicker.tsx'
import sheet from './WalletSendView.module.css'

export type SendFormProps = {
  address: string
  network: CaipNetwork
}

/** The form of a payment. Its button names the first missing input and focuses it. */
export function SendForm({ address, network }: SendFormProps): ReactElement {
  const { router } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText<SendTexts>()
  const announce = useAnnounce()
  const send = useSend()
  const state = useControllerState(send.state)
  const form = useRef<HTMLFormElement>(null)
  const [isTyped, setIsTyped] = useState(state.sendTokenAmount !== undefined)
  const [isMissing, setIsMissing] = useState(false)

  const obstacle = send.validate()
  const { receiver, receiverText } = state
  const isUnanswered = receiver.status === 'error' && receiver.reason === 'failed'
  const { words, field } = describeValidationError({ obstacle, isTyped, isUnanswered })
  useEffect(() => {
    if (!obstacle) setIsMissing(false)
  }, [obstacle])
  const preload = useContext(preloadContext)
  useEffect(() => {
    preload('WalletSendSelectToken')
    preload('WalletSendPreview')
    preload('WalletSendProgress')
  }, [preload])

  const goTo = (part: FormField) => {
    if (part === 'token') return router.push({ name: 'WalletSendSelectToken' })
    form.current?.querySelector<HTMLElement>(`[data-part=${part}] input`)?.focus()
  }
  const submit = () => {
    if (words === 'view.retry') return send.setReceiver(receiverText)
    if (!field) return router.push({ name: 'WalletSendPreview' })
    setIsMissing(true)
    if (field !== 'token') announce(text('send.missing'))
    goTo(field)
  }
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div data-part="amount">
        <AmountEntryField
          token={state.token}
          likelySymbol={network.nativeCurrency.symbol}
          amount={state.sendTokenAmount}
          before={state.amountBefore}
          isBeyondFunds={obstacle === 'funds'}
          onTyped={setIsTyped}
        />
      </div>
      <TokenPicker token={state.token} address={address} network={network} />
      <ReceiverField network={network} isMissing={isMissing && field === 'confirmation'} />
      <Button
        type="submit"
        variant={obstacle && words !== 'view.retry' ? 'muted' : 'primary'}
        isLoading={obstacle === 'receiver-pending'}
      >
        {words === 'send.insufficientFunds'
          ? text(words, { symbol: state.token?.symbol ?? '' })
          : text(words)}
      </Button>
    </form>
  )
}
