import type { JSX } from 'react'
import { ButtonFrame, type ButtonFrameProps } from './ButtonFrame.tsx'

export type ConnectButtonProps = Pick<ButtonFrameProps, 'disabled' | 'namespace'> & {
  size?: 'md' | 'sm' | undefined
  label?: string | undefined
  loadingLabel?: string | undefined
  isBusy: boolean
}

/** Shown while nobody is connected. Stays usable while an earlier session is being restored. */
export function ConnectButton(props: ConnectButtonProps): JSX.Element {
  const { size = 'md', label = 'Connect wallet', loadingLabel = 'Connecting…', isBusy } = props
  const { disabled, namespace } = props
  return (
    <ButtonFrame
      kind="connect-button"
      size={size}
      disabled={disabled}
      namespace={namespace}
      isBusy={isBusy}
    >
      {isBusy ? loadingLabel : label}
    </ButtonFrame>
  )
}
