import type { Namespace } from '@cleat/core'
import type { ButtonProps } from './buttonProps.ts'

/** Props of the button while no wallet is connected. */
export type ConnectButtonProps = ButtonProps & {
  /** Text of the button. @default 'Connect wallet' */
  label?: string | undefined
  /** Text while a wallet is being connected or restored. @default 'Connecting…' */
  loadingLabel?: string | undefined
  /** The CAIP-2 namespace to connect. @default the active namespace */
  namespace?: Namespace | undefined
}
