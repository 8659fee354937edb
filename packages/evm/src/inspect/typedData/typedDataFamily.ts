import type { RequestAction } from '@cleat/core/adapter'
import type { InspectedCall } from '../calls/callFamily.ts'
import type { MessageReader } from './createMessageReader.ts'
import type { SignedDomain } from './readDomain.ts'

/** What a message is signed for, and who signs it. */
export type MessageContext = {
  readonly domain: SignedDomain
  /** Who signs, in lower case. */
  readonly account: string
  readonly inspect: InspectedCall['inspect']
}

/** Says what a message of a known type does. Throws if its values are not of its type. */
export type TypedDataFamily = (
  message: MessageReader,
  context: MessageContext,
) => readonly RequestAction[]

/** Families by what EIP-712 hashes for the type. */
export type TypedDataFamilies = { readonly [encodedType: string]: TypedDataFamily }
