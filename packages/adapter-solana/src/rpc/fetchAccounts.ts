import type { CaipNetwork } from '@cleat/core/adapter'
import { base64 } from '@scure/base'
import {
  array,
  boolean,
  length,
  looseObject,
  nullable,
  object,
  pipe,
  string,
  transform,
  tuple,
} from 'valibot'
import { fetchRpc } from './fetchRpc.ts'
import { wholeNumber } from './wholeNumber.ts'

/** An account of the chain. */
export type ChainAccount = {
  readonly lamports: bigint
  /** The program that owns it. */
  readonly owner: string
  readonly isExecutable: boolean
  readonly data: Uint8Array
}

/** The limit of `getMultipleAccounts`. */
const batchLimit = 100

const accountSchema = pipe(
  looseObject({
    lamports: wholeNumber,
    owner: string(),
    executable: boolean(),
    data: tuple([string(), string()]),
  }),
  transform(
    ({ lamports, owner, executable, data: [text] }): ChainAccount => ({
      ...{ lamports, owner, isExecutable: executable },
      data: base64.decode(text),
    }),
  ),
)

/**
 * Fetches the account of each address, in order. `undefined` where there is none.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function fetchAccounts(parameters: {
  network: CaipNetwork
  addresses: readonly string[]
}): Promise<readonly (ChainAccount | undefined)[]> {
  const { network, addresses } = parameters
  if (addresses.length === 0) return []
  const asked = addresses.slice(0, batchLimit)
  const schema = object({ value: pipe(array(nullable(accountSchema)), length(asked.length)) })
  const params = [asked, { commitment: 'confirmed', encoding: 'base64' }]
  const [{ value }, rest] = await Promise.all([
    fetchRpc({ network, method: 'getMultipleAccounts', params, schema }),
    fetchAccounts({ network, addresses: addresses.slice(batchLimit) }),
  ])
  return [...value.map((account) => account ?? undefined), ...rest]
}
