import type { JSX } from 'react'
import { useButtonText } from '../../buttonTexts/useButtonText.ts'
import { useCurrentKit } from '../../kit/useCurrentKit.ts'
import type { ConnectButtonProps as Props } from '../props/connectButtonProps.ts'
import { ButtonFrame } from './ButtonFrame.tsx'

export type ConnectButtonProps = Props & {
  isBusy: boolean
  /** Whether it is as wide as the account button that takes its place. @default false */
  isReserved?: boolean | undefined
}

/** The button that opens the modal to connect. A busy button still opens and closes the modal. */
export function ConnectButton(props: ConnectButtonProps): JSX.Element {
  const { disabled, isBusy, isReserved, label, loadingLabel, namespace, size } = props
  const kit = useCurrentKit('AppKitConnectButton')
  const text = useButtonText(kit)

  const onClick = () => {
    const { loading, open } = kit.controllers.modal.state
    // The second click of a double click must not close the modal that the first one opens.
    if (loading) return
    if (open) kit.close()
    else void kit.open({ namespace })
  }

  return (
    <ButtonFrame
      kit={kit}
      kind="connect-button"
      size={size}
      disabled={disabled}
      isBusy={isBusy}
      isReserved={isReserved}
      onClick={onClick}
    >
      {isBusy
        ? (loadingLabel ?? text('button.connecting', 'Connecting…'))
        : (label ?? text('button.connect', 'Connect wallet'))}
    </ButtonFrame>
  )
}
