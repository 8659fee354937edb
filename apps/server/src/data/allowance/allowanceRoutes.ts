import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Address } from 'viem'
import { encodeFunctionData, parseAbi } from 'viem/utils'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { Problem } from '../../http/problem.ts'
import { sdkQuery } from '../../http/sdkQuery.ts'
import { validQuery } from '../../http/validQuery.ts'
import { findEvmChain } from '../chains/findEvmChain.ts'
import type { EvmChain } from '../chains/openChains.ts'
import { toAccount } from '../chains/toAccount.ts'
import type { DataEnv } from '../routing/dataEnv.ts'
import { answerFresh, describeData } from '../routing/describeData.ts'
import { ChainUnavailableError } from '../rpc/chainUnavailableError.ts'
import { hexData } from '../rpc/hexSchema.ts'

const abi = parseAbi(['function allowance(address owner, address spender) view returns (uint256)'])
const accountId = (description: string) =>
  v.pipe(
    v.string(),
    v.regex(/^eip155:\d{1,32}:0x[\da-fA-F]{40}$/, 'Must be a CAIP-10 id such as eip155:1:0x….'),
    v.description(description),
  )
const query = v.object({
  ...sdkQuery,
  tokenAddress: accountId('CAIP-10 id of the token.'),
  userAddress: accountId('CAIP-10 id of the account.'),
})
const answerSchema = v.object({
  allowance: v.pipe(v.string(), v.description('In base units of the token, as a whole number.')),
})

/**
 * The allowance of the swap contract (wire format of the Data API). It is never cached, because a
 * swap follows at once.
 */
export function allowanceRoutes({ chains, guards }: DataEnv): Hono<HttpEnv> {
  return new Hono<HttpEnv>().get(
    '/v1/convert/allowance',
    describeData({
      operationId: 'getAllowance',
      summary: 'Get the amount of a token that swaps may spend',
      answer: answerSchema,
    }),
    validQuery(query),
    ...guards,
    async (context) => {
      const { tokenAddress, userAddress } = context.req.valid('query')
      const [chainId, token] = split(tokenAddress)
      const [userChainId, user] = split(userAddress)
      const chain = findEvmChain(chains, chainId)
      const [to, owner] = [token, user].map(
        (text) => toAccount('eip155', text) as Address | undefined,
      )
      if (userChainId !== chainId || !to || !owner) throw invalidAccounts()
      const { signal } = context.req.raw
      return answer(context, { chain, to, owner, signal })
    },
  )
}

type Question = { chain: EvmChain; to: Address; owner: Address; signal: AbortSignal }

async function answer(context: Context<HttpEnv>, { chain, to, owner, signal }: Question) {
  const { id, rpc, spender } = chain
  if (!spender) throw withoutSpender(id)
  const data = encodeFunctionData({ abi, functionName: 'allowance', args: [owner, spender] })
  const result = await rpc.call({
    method: 'eth_call',
    params: [{ to, data }, 'latest'],
    schema: hexData,
    signal,
  })
  if (result.length === 66) return answerFresh(context, { allowance: String(BigInt(result)) })
  throw new ChainUnavailableError({ chainId: id, reason: 'allowance is not a number' })
}

function split(id: string): [string, string] {
  const at = id.lastIndexOf(':')
  return [id.slice(0, at), id.slice(at + 1)]
}

function invalidAccounts(): Problem {
  return new Problem('INVALID_QUERY', {
    detail:
      'The token and the account must be addresses on the same chain, with correct checksums.',
    errors: [{ at: 'userAddress', detail: 'Must be on the chain of the token.' }],
  })
}

function withoutSpender(id: string): Problem {
  return new Problem('CHAIN_NOT_SUPPORTED', {
    detail: `Nothing is swapped on ${id}. Its operator can name a "spender" in CHAINS_FILE.`,
  })
}
