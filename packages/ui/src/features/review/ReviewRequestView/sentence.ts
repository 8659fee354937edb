import type { AssetAmount } from '@cleat/core'
import type { ReviewTexts } from '../texts/en.ts'

/** What stands in a sentence. */
export type SentenceValue =
  | { readonly type: 'text'; readonly text: string }
  /** An account or a contract. */
  | { readonly type: 'party'; readonly address: string; readonly isWhole?: boolean | undefined }
  /** A coin, a token or a collectible, with its amount. */
  | { readonly type: 'assets'; readonly assets: readonly AssetAmount[] }
  /** What a token is called. `undefined` for the native coin. */
  | { readonly type: 'token'; readonly token: string | undefined }

/** A text of the review and its values. */
export type ReviewSentence = {
  readonly name: keyof ReviewTexts
  readonly values?: { readonly [name: string]: SentenceValue } | undefined
}

/** An account or a contract in a sentence. */
export const toParty = (address: string): SentenceValue => ({ type: 'party', address })

/** A foreign text in a sentence. */
export const toText = (text: string | number | bigint): SentenceValue => ({
  type: 'text',
  text: String(text),
})

/** An amount in a sentence. */
export const toAssets = (...assets: readonly AssetAmount[]): SentenceValue => ({
  type: 'assets',
  assets,
})

/** A token's name in a sentence. */
export const toToken = (token: string | undefined): SentenceValue => ({ type: 'token', token })
