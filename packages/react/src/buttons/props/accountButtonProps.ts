import type { AccountDisplay } from '../../interface/content/accountDisplay.ts'
import type { ButtonProps } from './buttonProps.ts'

/** Props of the button while a wallet is connected. */
export type AccountButtonProps = ButtonProps & AccountDisplay
