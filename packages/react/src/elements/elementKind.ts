/** What an element is, without the prefix of its name. */
export type ElementKind = ButtonKind | 'modal'

export type ButtonKind = 'button' | 'connect-button' | 'account-button' | 'network-button'
