import { isTokenProgram } from '../../base/isTokenProgram.ts'
import type { ChainAccount } from '../../rpc/chainAccount.ts'
import { findRefusal } from './findRefusal.ts'
import { readExtensions } from './readExtensions.ts'

/** A mint. */
export type Mint = {
  /** The token program that moves it. */
  readonly program: string
  readonly decimals: number
  /** Token-2022 extensions, by number. */
  readonly extensions: ReadonlyMap<number, Uint8Array>
  /** Why payments in it are refused, as the end of a sentence. */
  readonly refusal: string | undefined
}

const length = 82
/** A mint with extensions is as long as an account. The byte at this offset is the account type. */
const kindAt = 165
const kind = 1

/** Reads a mint. `undefined` for everything else. */
export function readMint(account: ChainAccount | undefined): Mint | undefined {
  if (!account || !isTokenProgram(account.owner)) return undefined
  const { data, owner: program } = account
  const isPlain = data.length === length
  if ((!isPlain && data[kindAt] !== kind) || data[45] !== 1) return undefined
  const extensions = isPlain ? new Map<number, Uint8Array>() : readExtensions(data)
  if (!extensions) return undefined
  return { program, decimals: data[44] ?? 0, extensions, refusal: findRefusal(extensions) }
}
