import * as v from 'valibot'
import type { SolanaChain } from '../chains/openChains.ts'
import type { Drops } from '../drops/createDrops.ts'
import type { Token } from '../knownTokens/token.ts'
import type { Holding } from './balanceSource.ts'

export declare namespace fetchSolanaBalances {
  type Parameters = {
    chain: SolanaChain
    address: string
    signal: AbortSignal
    drops: Drops
  }
}

/** SPL Token and Token-2022. */
const programs = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]
/** Bounds the answer. Anyone may send tokens to an account. */
const accountsLimit = 100_000
const maxAmount = 2n ** 64n - 1n

const nativeSchema = v.object({
  // A sum of lamports beyond a safe integer is invalid.
  value: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})
const listSchema = v.object({ value: v.array(v.unknown()) })
const accountSchema = v.object({
  account: v.object({
    data: v.object({
      parsed: v.object({
        type: v.literal('account'),
        info: v.object({
          mint: v.string(),
          owner: v.string(),
          tokenAmount: v.object({
            amount: v.pipe(
              v.string(),
              v.regex(/^\d{1,20}$/),
              v.transform((text) => BigInt(text)),
              v.maxValue(maxAmount),
            ),
            decimals: v.number(),
          }),
        }),
      }),
    }),
  }),
})

/** Fetches balances on Solana, with the token accounts of both programs summed up. */
export async function fetchSolanaBalances(
  parameters: fetchSolanaBalances.Parameters,
): Promise<readonly Holding[]> {
  const { chain, address, signal, drops } = parameters
  const { rpc } = chain
  const commitment = { commitment: 'confirmed' }
  const [native, ...lists] = await Promise.all([
    rpc.call({ method: 'getBalance', params: [address, commitment], schema: nativeSchema, signal }),
    ...programs.map((programId) =>
      rpc.call({
        method: 'getTokenAccountsByOwner',
        params: [address, { programId }, { ...commitment, encoding: 'jsonParsed' }],
        schema: listSchema,
        signal,
      }),
    ),
  ])
  const accounts = lists.flatMap(({ value }) => value)
  if (accounts.length > accountsLimit) {
    drops.add('more than is taken', chain.id, accounts.length - accountsLimit)
  }
  const sums = new Map<Token, bigint>()
  let unreadable = 0
  for (const account of accounts.slice(0, accountsLimit)) {
    const found = readAccount({ account, owner: address, tokens: chain.tokens })
    if (found) sums.set(found.token, (sums.get(found.token) ?? 0n) + found.amountAtomic)
    else if (found === undefined) unreadable += 1
  }
  if (unreadable > 0) drops.add('balance unreadable', chain.id, unreadable)
  const held = [...sums].map(([token, amountAtomic]) => ({ token, amountAtomic }))
  return [
    { token: undefined, amountAtomic: BigInt(native.value) },
    ...held.filter(({ amountAtomic }) => amountAtomic > 0n),
  ]
}

type Account = { account: unknown; owner: string; tokens: ReadonlyMap<string, Token> }

/** `null` for an unlisted token, `undefined` for an inconsistent account. */
function readAccount({ account, owner, tokens }: Account) {
  const result = v.safeParse(accountSchema, account)
  if (!result.success) return undefined
  const { info } = result.output.account.data.parsed
  const token = tokens.get(info.mint)
  if (!token) return null
  const { amount, decimals } = info.tokenAmount
  // Skip accounts of other owners and mints with unexpected decimals.
  if (info.owner !== owner || decimals !== token.decimals) return undefined
  return { token, amountAtomic: amount }
}
