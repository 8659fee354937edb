import type { CaipNetwork, Identity } from '@cleat/core/adapter'
import { toPublicKey } from '../base/bytes.ts'
import { fetchAccounts } from '../rpc/fetchAccounts.ts'
import { findFavouriteAccount } from './findFavouriteAccount.ts'
import { findSnsAccount } from './findSnsAccount.ts'
import { isLedTo, readFavourite, readLabel, readRegistry } from './readSnsName.ts'
import { snsPrograms } from './snsPrograms.ts'

/**
 * The `.sol` name that the owner of an address prefers, if the owner still has it and it leads back
 * to the address. Empty for names of other scripts, names below names, and names that are tokens,
 * because who has a token is not asked.
 * @throws `NETWORK_RPC_FAILED`
 * @see https://docs.sns.id
 */
export async function readIdentity(parameters: {
  address: string
  network?: CaipNetwork | undefined
  signal: AbortSignal
}): Promise<Identity> {
  const { address, network, signal } = parameters
  signal.throwIfAborted()
  if (!network || !toPublicKey(address) || !globalThis.crypto.subtle) return {}
  const fetch = async (...addresses: readonly string[]) => {
    const accounts = await fetchAccounts({ network, addresses })
    signal.throwIfAborted()
    return accounts
  }
  const [favourite] = await fetch(await findFavouriteAccount(address))
  const place = readFavourite(favourite)
  if (place === undefined) return {}
  const { sol, reverse, records } = snsPrograms
  const [registry, called, first, second] = await fetch(
    place,
    await findSnsAccount({ name: place, signer: reverse }),
    await findSnsAccount({ name: '\u0001SOL', parent: place }),
    await findSnsAccount({ name: '\u0002SOL', signer: records, parent: place }),
  )
  const { owner, parent } = readRegistry(registry) ?? {}
  const label = readLabel(readRegistry(called)?.data ?? new Uint8Array())
  if (owner !== address || parent !== sol || label === undefined) return {}
  const isItsPlace = (await findSnsAccount({ name: label, parent: sol })) === place
  return isItsPlace && isLedTo(address, { first, second }) ? { name: `${label}.sol` } : {}
}
