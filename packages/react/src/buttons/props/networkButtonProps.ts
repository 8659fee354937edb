import type { ButtonProps } from './buttonProps.ts'

/** Props of the network button. */
export type NetworkButtonProps = ButtonProps & {
  /** Text while no network is known. @default 'Select network' */
  label?: string | undefined
}
