import type { account } from './en/account.ts'
import type { common } from './en/common.ts'
import type { networks } from './en/networks.ts'
import type { pairing } from './en/pairing.ts'
import type { wallets } from './en/wallets.ts'

/** The texts of the views that come on demand, in English. Each group of views brings its own. */
export type ViewTexts = typeof common &
  typeof account &
  typeof networks &
  typeof pairing &
  typeof wallets

export type ViewTextKey = keyof ViewTexts
