import type { CaipNetwork } from '@cleat/core/adapter'
import { array, looseObject, object, string } from 'valibot'
import { programs } from '../../base/programs.ts'
import { chainAccount } from '../../rpc/chainAccount.ts'
import { fetchRpc } from '../../rpc/fetchRpc.ts'
import type { Delegation } from './delegation.ts'
import { readDelegation } from './readDelegation.ts'

const schema = object({ value: array(looseObject({ pubkey: string(), account: chainAccount })) })

/**
 * Fetches what others may take from the token accounts of an owner, of SPL Token and Token-2022.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function fetchDelegations(parameters: {
  network: CaipNetwork
  owner: string
}): Promise<readonly Delegation[]> {
  const { network, owner } = parameters
  const settings = { commitment: 'confirmed', encoding: 'base64' }
  const answers = await Promise.all(
    [programs.token, programs.token2022].map((programId) =>
      fetchRpc({
        ...{ network, method: 'getTokenAccountsByOwner', schema },
        params: [owner, { programId }, settings],
      }),
    ),
  )
  return answers
    .flatMap(({ value }) => value)
    .flatMap(({ pubkey: address, account }) => readDelegation({ address, account, owner }) ?? [])
}
