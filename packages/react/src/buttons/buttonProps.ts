import type { Namespace } from '@cleat/core'

/** Props of every button. */
export type ButtonProps = {
  /** Disables the button. @default false */
  disabled?: boolean | undefined
  /** Height: 40 px for `md`, 32 px for `sm`. @default 'md' */
  size?: 'md' | 'sm' | undefined
}

/** Props of the button while no wallet is connected. */
export type ConnectButtonProps = ButtonProps & {
  /** Text of the button. @default 'Connect wallet' */
  label?: string | undefined
  /** Text while a wallet is being connected or restored. @default 'Connecting…' */
  loadingLabel?: string | undefined
  /** The CAIP-2 namespace to connect. @default the active namespace */
  namespace?: Namespace | undefined
}

/** Props of the button while a wallet is connected. */
export type AccountButtonProps = ButtonProps & {
  /** Whether to show the native balance, if the adapter can read it. @default 'show' */
  balance?: 'show' | 'hide' | undefined
  /** Characters of the address before the ellipsis. @default 4 */
  charsStart?: number | undefined
  /** Characters of the address after the ellipsis. @default 6 */
  charsEnd?: number | undefined
  /** The CAIP-2 namespace to show. @default the active namespace */
  namespace?: Namespace | undefined
}

/** Props of the network button. */
export type NetworkButtonProps = ButtonProps & {
  /** Text while no network is known. @default 'Select network' */
  label?: string | undefined
}
