import { bitcoinNetworkNames, bitcoinReferences, parseAddress } from '@cleat/signatures/bip122'
import type { SignInFields } from '../fields/signInFields.ts'
import type { AccountReading } from './messageAccount.ts'

/**
 * Reads the account of a Bitcoin message. Only the message names the network, so that the prefix of
 * the address has to fit it.
 */
export function readBip122Account({ address, chainId }: SignInFields): AccountReading {
  const network = bitcoinNetworkNames.find((name) => bitcoinReferences[name] === chainId)
  if (!network) return { fault: { field: 'chainId', reason: 'is not a network of Bitcoin' } }
  // Where case has no meaning it is lower case, so that an account has one name.
  if (parseAddress({ address, network })?.address !== address)
    return { fault: { field: 'address', reason: 'is not an address of this network' } }
  const chain = `bip122:${chainId}`
  return { chain, account: `${chain}:${address}`, holder: `bip122:${address}` }
}
