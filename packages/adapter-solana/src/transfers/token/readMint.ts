import { isTokenProgram } from '../../isTokenProgram.ts'
import type { ChainAccount } from '../../rpc/readAccounts.ts'
import { findRefusal } from './findRefusal.ts'
import { readExtensions } from './readExtensions.ts'

/** A token as its chain knows it. */
export type Mint = {
  /** The token program that moves it. */
  readonly program: string
  readonly decimals: number
  /** Those of Token-2022, by number. */
  readonly extensions: ReadonlyMap<number, Uint8Array>
  /** Why it cannot be paid with, in words that end a sentence. */
  readonly refusal: string | undefined
}

const length = 82
/** With extensions, mints are as long as accounts, and this byte tells them apart. */
const kindAt = 165
const kind = 1

/** What a mint says about its token. `undefined` for everything that is none. */
export function readMint(account: ChainAccount | undefined): Mint | undefined {
  if (!account || !isTokenProgram(account.owner)) return undefined
  const { data, owner: program } = account
  const isPlain = data.length === length
  if ((!isPlain && data[kindAt] !== kind) || data[45] !== 1) return undefined
  const extensions = isPlain ? new Map<number, Uint8Array>() : readExtensions(data)
  if (!extensions) return undefined
  return { program, decimals: data[44] ?? 0, extensions, refusal: findRefusal(extensions) }
}
