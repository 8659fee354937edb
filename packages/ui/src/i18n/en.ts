import { account } from './en/account.ts'
import { connect } from './en/connect.ts'
import { connecting } from './en/connecting.ts'
import { frame } from './en/frame.ts'
import { networks } from './en/networks.ts'
import { pairing } from './en/pairing.ts'
import { wallets } from './en/wallets.ts'
import { enErrors } from './enErrors.ts'

/** The texts that come with the modal. In ICU's syntax: see `message/parseMessage.ts`. */
export const en: typeof frame &
  typeof connect &
  typeof connecting &
  typeof pairing &
  typeof wallets &
  typeof account &
  typeof networks = {
  ...frame,
  ...connect,
  ...connecting,
  ...pairing,
  ...wallets,
  ...account,
  ...networks,
}

/** A set of texts in one language. */
export type Catalogue = {
  /** Whether a native speaker has read it. The others are made by a machine. */
  readonly isReviewed: boolean
  readonly texts: { readonly [key in keyof typeof en]: string }
  readonly errors: { readonly [code in keyof typeof enErrors]: string }
}

export const enCatalogue: Catalogue = { isReviewed: true, texts: en, errors: enErrors }
