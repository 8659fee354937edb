import { isAddress } from 'viem/utils'
import { Problem } from '../../http/problem.ts'

/** An account of the path: a CAIP-10 id, or the address alone. */
export type PathAccount = {
  /** CAIP-2. @default all chains */
  readonly chain: string | undefined
  /** In lower case. */
  readonly address: string
}

/** @throws a `Problem` for what is no account of an EVM chain */
export function readPathAccount(text: string): PathAccount {
  const [, chain, address = ''] = /^(?:(eip155:[1-9]\d{0,14}):)?(0x[\da-f]{40})$/i.exec(text) ?? []
  // An address in a single case has no checksum.
  const isPlain = /^0x(?:[\da-f]{40}|[\dA-F]{40})$/.test(address)
  if (isPlain || isAddress(address))
    return { chain: chain?.toLowerCase(), address: address.toLowerCase() }
  throw new Problem('INVALID_QUERY', {
    detail: 'The path names no account. Use a CAIP-10 id such as eip155:1:0x…, or the address.',
  })
}
