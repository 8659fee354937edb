import type { Namespace } from '@cleat/core'

/** What every button takes. */
export type ButtonProps = {
  /** @default false */
  disabled?: boolean | undefined
  /** @default 'md' */
  size?: 'md' | 'sm' | undefined
}

/** What the button takes while nobody is connected. */
export type ConnectButtonProps = ButtonProps & {
  /** @default 'Connect wallet' */
  label?: string | undefined
  /** Shown while a wallet is being connected or restored. @default 'Connecting…' */
  loadingLabel?: string | undefined
  /** @default the active namespace */
  namespace?: Namespace | undefined
}

/** What the button takes while somebody is connected. */
export type AccountButtonProps = ButtonProps & {
  /** Whether the native balance stands beside the address. @default 'show', where the adapter can read it */
  balance?: 'show' | 'hide' | undefined
  /** Characters of the address before the ellipsis. @default 4 */
  charsStart?: number | undefined
  /** Characters of the address after the ellipsis. @default 6 */
  charsEnd?: number | undefined
  /** @default the active namespace */
  namespace?: Namespace | undefined
}

export type NetworkButtonProps = ButtonProps & {
  /** Shown while no network is known. @default 'Select network' */
  label?: string | undefined
}
