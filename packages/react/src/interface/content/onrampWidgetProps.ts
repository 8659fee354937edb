/** Props of the purchase widget. */
export type OnrampWidgetProps = {
  /** @default false */
  disabled?: boolean | undefined
  /** Text of its button. @default 'Buy' */
  buttonLabel?: string | undefined
  /** No effect. Accepted from AppKit: colors come from the theme. */
  color?: string | undefined
}
