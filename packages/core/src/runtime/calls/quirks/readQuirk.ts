import { readProperty } from '../../../base/errors/readProperty.ts'
import { listNestedErrors } from '../../../contract/adapter/listNestedErrors.ts'

/** How a wallet refuses batches, whose code does not say that it cannot do them. */
export type Quirk = {
  /** Of EIP-6963. `undefined`: any wallet. Wallets do not tell their version. */
  readonly rdns: string | undefined
  /** In lower case. */
  readonly words: string
}

/**
 * What is known of wallets. A row is used last, where no code of EIP-1193, EIP-1474 or EIP-5792
 * says it, and only for words that no wallet uses after it has sent something.
 * @see https://github.com/wevm/viem/pull/3717, 3867, 4008
 */
export const quirks: readonly Quirk[] = [
  // The account runs code that the wallet does not know, or the chain takes none.
  { rdns: 'io.metamask', words: 'account upgraded to unsupported contract' },
  { rdns: 'io.metamask', words: 'eip-7702 not supported' },
  { rdns: 'com.trustwallet.app', words: 'response has no error or result for request' },
  // Magic's, which announces itself under no name.
  { rdns: undefined, words: 'feature toggled misconfigured' },
  // Clients of WalletConnect, of methods that the session does not have.
  { rdns: undefined, words: 'missing or invalid. request()' },
  { rdns: undefined, words: 'unsupported wc_ method' },
  // Nodes, to which wallets pass on what they do not know.
  { rdns: undefined, words: 'does not exist / is not available' },
  { rdns: undefined, words: 'did not match any variant of untagged enum' },
]

/** The way of a wallet to say that it cannot do a batch. `undefined` for any other error. */
export function readQuirk(error: unknown, rdns: string | undefined): Quirk | undefined {
  const said = listNestedErrors(error).map((one) =>
    String(readProperty(one, 'message') ?? '').toLowerCase(),
  )
  return quirks.find(
    (row) =>
      (row.rdns === undefined || row.rdns === rdns) &&
      said.some((message) => message.includes(row.words)),
  )
}
