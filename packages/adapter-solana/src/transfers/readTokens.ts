import type { CaipNetwork, HeldToken } from '@cleat/core/adapter'
import { toPublicKey } from '../base/bytes.ts'
import { fetchAccounts } from '../rpc/fetchAccounts.ts'
import { deriveTokenAccount } from './deriveTokenAccount.ts'
import { findMetadataAccount } from './token/findMetadataAccount.ts'
import { readAmount } from './token/readAmount.ts'
import { type Mint, readMint } from './token/readMint.ts'
import { readTokenName } from './token/readTokenName.ts'

type Found = { readonly address: string; readonly mint: Mint }

/**
 * Fetches the balances of the given mints in the owner's associated accounts, from which payments
 * are made. Other token accounts are not counted. Addresses that are not mints are left out.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function readTokens(parameters: {
  address: string
  network: CaipNetwork
  tokens: readonly string[]
}): Promise<readonly HeldToken[]> {
  const { address: owner, network } = parameters
  const asked = [...new Set(parameters.tokens)].filter(toPublicKey)
  const accounts = await fetchAccounts({ network, addresses: asked })
  const found = asked.flatMap((address, index): readonly Found[] => {
    const mint = readMint(accounts[index])
    return mint ? [{ address, mint }] : []
  })
  const [held, names] = await Promise.all([
    readDerived(network, found, ({ address, mint }) =>
      deriveTokenAccount({ owner, mint: address, program: mint.program }),
    ),
    readDerived(network, found, ({ address }) => findMetadataAccount(address)),
  ])
  return found.map(({ address, mint: { decimals, extensions } }, index): HeldToken => {
    const value = readAmount({ account: held[index], owner })
    const name = readTokenName({ mint: address, extensions, account: names[index] })
    return { address, ...name, decimals, value }
  })
}

async function readDerived(
  network: CaipNetwork,
  found: readonly Found[],
  derive: (token: Found) => Promise<string>,
) {
  return fetchAccounts({ network, addresses: await Promise.all(found.map(derive)) })
}
