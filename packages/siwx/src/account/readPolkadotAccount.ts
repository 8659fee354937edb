import { decodeSs58 } from '@cleat/signatures/polkadot'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { SignInFields } from '../fields/signInFields.ts'
import type { AccountReading } from './messageAccount.ts'

/** The prefix of any chain. */
const generic = 42

/** Prefixes of chains, by their references of CAIP-2. Addresses of others have the generic one. */
const prefixes: ReadonlyMap<string, number> = new Map([
  ['91b171bb158e2d3848fa23a9f1c25182', 0],
  ['b0a8d493285c2df73290dfb7e61f870f', 2],
])

/** Reads the account of a Polkadot message. Its holder is the account id, which has no prefix. */
export function readPolkadotAccount({ address, chainId }: SignInFields): AccountReading {
  if (!/^[0-9a-f]{32}$/.test(chainId))
    return { fault: { field: 'chainId', reason: 'is not the start of a genesis hash' } }
  const decoded = decodeSs58(address)
  if (!decoded || ![prefixes.get(chainId), generic].includes(decoded.prefix))
    return { fault: { field: 'address', reason: 'is not an address of this chain' } }
  const chain = `polkadot:${chainId}`
  const holder = `polkadot:0x${bytesToHex(decoded.accountId)}`
  return { chain, account: `${chain}:${address}`, holder }
}
