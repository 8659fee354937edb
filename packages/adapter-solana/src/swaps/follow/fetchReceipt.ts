import type { CaipNetwork } from '@cleat/core/adapter'
import { base64 } from '@scure/base'
import {
  array,
  literal,
  looseObject,
  nullish,
  number,
  pipe,
  regex,
  string,
  transform,
  tuple,
} from 'valibot'
import { fetchRpc } from '../../rpc/fetchRpc.ts'
import { wholeNumber } from '../../rpc/wholeNumber.ts'
import { parseTransaction } from '../../transaction/parseTransaction.ts'
import type { Holding } from '../holdings/holding.ts'

const balance = looseObject({
  accountIndex: number(),
  mint: string(),
  owner: nullish(string()),
  uiTokenAmount: looseObject({
    amount: pipe(
      string(),
      regex(/^\d{1,20}$/),
      transform((digits) => BigInt(digits)),
    ),
  }),
})

const schema = looseObject({
  meta: looseObject({
    fee: wholeNumber,
    preBalances: array(wholeNumber),
    postBalances: array(wholeNumber),
    preTokenBalances: nullish(array(balance)),
    postTokenBalances: nullish(array(balance)),
  }),
  transaction: tuple([string(), literal('base64')]),
})

/** What the chain says that a transaction changed for an owner. */
export type Receipt = {
  /** Who paid the fee. */
  readonly payer: string | undefined
  readonly blockhash: string | undefined
  readonly fee: bigint
  /** All accounts of the owner that it named, before and after it. */
  readonly before: readonly Holding[]
  readonly after: readonly Holding[]
}

/**
 * Fetches what a confirmed transaction changed for an owner.
 * @throws `NETWORK_RPC_FAILED`, also while the node does not have it yet
 */
export async function fetchReceipt(parameters: {
  network: CaipNetwork
  /** In base58. */
  hash: string
  owner: string
}): Promise<Receipt> {
  const { network, hash, owner } = parameters
  const settings = {
    commitment: 'confirmed',
    encoding: 'base64',
    maxSupportedTransactionVersion: 0,
  }
  const { meta, transaction } = await fetchRpc({
    ...{ network, method: 'getTransaction', params: [hash, settings], schema },
  })
  const message = parseTransaction(base64.decode(transaction[0]))?.message
  const payer = message?.signers[0]
  const tokens = [meta.preTokenBalances ?? [], meta.postTokenBalances ?? []] as const
  const indexes = new Set(
    tokens.flat().flatMap((one) => (one.owner === owner ? [one.accountIndex] : [])),
  )
  const list = (coins: readonly bigint[], held: (typeof tokens)[0]): readonly Holding[] => [
    ...(payer === owner ? [{ lamports: coins[0] ?? 0n, token: undefined }] : []),
    ...[...indexes].map((index): Holding => {
      const found = held.find((one) => one.accountIndex === index && one.owner === owner)
      const token = found && { mint: found.mint, amount: found.uiTokenAmount.amount }
      return { lamports: coins[index] ?? 0n, token }
    }),
  ]
  return {
    ...{ payer, blockhash: message?.blockhash, fee: meta.fee },
    before: list(meta.preBalances, tokens[0]),
    after: list(meta.postBalances, tokens[1]),
  }
}
