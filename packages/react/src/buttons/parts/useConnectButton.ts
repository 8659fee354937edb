import { useButtonText } from '../../buttonTexts/useButtonText.ts'
import { useCurrentKit } from '../../kit/useCurrentKit.ts'
import type { ConnectButtonProps } from '../props/connectButtonProps.ts'
import type { ButtonFrameProps } from './ButtonFrame.tsx'

export declare namespace useConnectButton {
  type Parameters = ConnectButtonProps & {
    isBusy: boolean
    /** Whether it is as wide as the account button that takes its place. @default false */
    isReserved?: boolean | undefined
  }
}

/** The button that opens the modal to connect. A busy button still opens and closes the modal. */
export function useConnectButton(parameters: useConnectButton.Parameters): ButtonFrameProps {
  const { disabled, isBusy, isReserved, label, loadingLabel, namespace, size } = parameters
  const kit = useCurrentKit('AppKitConnectButton')
  const text = useButtonText(kit)

  const onClick = () => {
    const { loading, open } = kit.controllers.modal.state
    // The second click of a double click must not close the modal that the first one opens.
    if (loading) return
    if (open) kit.close()
    else void kit.open({ namespace })
  }

  return {
    ...{ kit, kind: 'connect-button', size, disabled, isBusy, isReserved, onClick },
    children: isBusy
      ? (loadingLabel ?? text('button.connecting', 'Connecting…'))
      : (label ?? text('button.connect', 'Connect wallet')),
  }
}
