import { type CaipNetwork, formatAddress } from '@cleat/core'
import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react'
import { useAnnounce } from '../../../announce/useAnnounce.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx'
import { GroupedAddress } from '../../../components/GroupedAddress/GroupedAddress.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { LoadedView } from '../../../components/LoadedView/LoadedView.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { useText } from '../../../i18n/useText.ts'
import { scanIcon } from '../../../icons/scanIcon.ts'
import { xIcon } from '../../../icons/xIcon.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useSwitchRoute } from '../../../kit/useSwitchRoute.ts'
import { whenIdle } from '../../../motion/whenIdle.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useSend } from '../controller/useSend.ts'
import { scannerLoader } from '../scanning/scannerLoader.ts'
import { useCanScan } from '../scanning/useCanScan.ts'
import type { SendTexts } from '../texts/en.ts'
import { PasteButton } from './PasteButton.tsx'
import { ReceiverChip } from './ReceiverChip.tsx'
import { ReceiverNotices } from './ReceiverNotices.tsx'
import { useReceiverError } from './useReceiverError.ts'
import sheet from './WalletSendView.module.css'

export type ReceiverFieldProps = {
  network: CaipNetwork
  /** Whether the visitor tried to continue without confirming a look-alike. */
  isMissing: boolean
}

/** The receiver as typed, its resolved address, and warnings. */
export function ReceiverField({ network, isMissing }: ReceiverFieldProps): ReactElement {
  const { router } = useKit().controllers
  const toSwitch = useSwitchRoute()
  const classes = useStyles(sheet)
  const text = useText<SendTexts>()
  const announce = useAnnounce()
  const send = useSend()
  const state = useControllerState(send.state)
  const { receiver, receiverText, receiverAddress, receiverProfileName } = state
  const field = useRef<HTMLInputElement>(null)
  const scan = useRef<HTMLButtonElement>(null)
  const isAbleToScan = useCanScan()
  const [isScanning, setIsScanning] = useState(false)
  const error = useReceiverError({ network })
  const isPending = receiver.status === 'pending'
  const linkNetwork =
    receiver.status === 'error' && receiver.reason === 'link' ? receiver.caipNetworkId : undefined
  const found = receiverProfileName === undefined ? undefined : receiverAddress

  const take = (typed: string) => {
    setIsScanning(false)
    send.setReceiver(typed)
  }
  const leave = useCallback(() => {
    setIsScanning(false)
    scan.current?.focus()
  }, [])

  // Loaded before the press, the scanner has its height at once.
  useEffect(
    () => (isAbleToScan ? whenIdle(() => void scannerLoader.preload()) : undefined),
    [isAbleToScan],
  )

  useEffect(() => {
    if (isPending) announce(text('send.lookingUp'))
    else if (found) announce(`${text('send.receiver')} ${formatAddress(found)}`)
  }, [announce, text, isPending, found])

  return (
    <div className={classes.part} data-part="receiver">
      <TextField
        ref={field}
        label={text('send.to')}
        placeholder={text(state.hasNames ? 'send.toHint' : 'send.toAddress')}
        value={receiverText}
        onChange={take}
        dir="auto"
        autoCapitalize="none"
        autoCorrect="off"
        enterKeyHint="done"
        error={error}
        hint={isPending ? text('send.lookingUp') : undefined}
        chip={
          receiverAddress !== undefined && (
            <ReceiverChip
              address={receiverAddress}
              name={receiverProfileName}
              imageUrl={state.receiverProfileImageUrl}
            />
          )
        }
        action={
          receiverText === '' ? (
            <>
              {/* Whether there is a camera is known late, so what comes then moves nothing. */}
              {isAbleToScan && (
                <IconButton
                  ref={scan}
                  label={text('send.scan')}
                  icon={<Icon of={scanIcon} />}
                  aria-expanded={isScanning}
                  onClick={() => setIsScanning(!isScanning)}
                />
              )}
              <PasteButton onPaste={send.setReceiver} onFailure={() => field.current?.focus()} />
            </>
          ) : (
            <IconButton
              label={text('send.clear')}
              icon={<Icon of={xIcon} size={16} />}
              onClick={() => {
                take('')
                field.current?.focus()
              }}
            />
          )
        }
      />
      {isScanning && (
        <LoadedView loader={scannerLoader} props={{ onFound: take, onLeave: leave }} />
      )}
      {linkNetwork !== undefined && (
        <Button variant="quiet" onClick={() => router.push(toSwitch(linkNetwork))}>
          {text('send.switch')}
        </Button>
      )}
      {receiverAddress !== undefined && (
        <Disclosure label={text('send.wholeAddress')}>
          <GroupedAddress address={receiverAddress} label={text('send.receiver')} />
        </Disclosure>
      )}
      <ReceiverNotices isMissing={isMissing} />
    </div>
  )
}
