import type { Address } from 'viem'
import { knownTokens } from '../knownTokens/knownTokens.ts'
import type { Token } from '../knownTokens/token.ts'
import type { DescribedChain, DescribedExchange, DescribedQuoter } from './chainsFile.ts'
import { type DataChain, nativeAddresses } from './dataChain.ts'
import type { Exchange } from './exchange.ts'
import { knownNetworks } from './knownNetworks.ts'
import type { QuotedExchange } from './quotedExchange.ts'
import { toAccount } from './toAccount.ts'

export declare namespace describeChain {
  type Parameters = {
    id: string
    rpcUrl: string
    described: DescribedChain | undefined
    historyFrom: bigint | 'latest' | undefined
  }
}

const namespaces = ['eip155', 'solana', 'bip122'] as const

/** With each further token, the search takes longer and finds less. */
const throughLimit = 8

/** Of exchanges that are asked: each path is a call. */
const quotedThroughLimit = 4

/** Of Uniswap's pools: 0.05 %, 0.3 % and 1 %. */
const usualFeeTiers = [500, 3000, 10_000]

/**
 * Describes a chain. The operator's settings override the built-in ones.
 * @throws a sentence about what is wrong
 */
export function describeChain(parameters: describeChain.Parameters): DataChain {
  const { id, rpcUrl, described = {}, historyFrom } = parameters
  const namespace = namespaces.find((known) => id.startsWith(`${known}:`))
  if (!namespace) throw new Error(`${id} is of a kind that the service cannot read.`)
  if (namespace === 'eip155' && !/^eip155:[1-9]\d{0,19}$/.test(id)) {
    throw new Error(`${id} is no chain: behind "eip155:" stands a number.`)
  }
  if (historyFrom !== undefined && namespace !== 'eip155') {
    throw new Error(`${id} is of a kind whose history cannot be kept.`)
  }
  const known = knownNetworks.get(id)
  const name = described.name ?? known?.name
  const nativeCurrency = described.nativeCurrency ?? known?.nativeCurrency
  if (!name || !nativeCurrency) {
    throw new Error(`${id} is not known. Its "name" and "nativeCurrency" have to be described.`)
  }

  const toAddress = (text: string) => {
    const address = toAccount(namespace, text)
    if (address === undefined) throw new Error(`${JSON.stringify(text)} is no address on ${id}.`)
    return address
  }
  const toContract = (text: string) => {
    if (namespace !== 'eip155') throw new Error(`${id} has no contracts that the service knows.`)
    return toAddress(text) as Address
  }
  const own = (described.tokens ?? []).map(({ price, ...token }) => ({
    token: { ...token, address: toAddress(token.address) },
    price,
  }))
  const ownTokens = own.map(({ token }): Token => token)
  const builtIn = knownTokens.get(id) ?? []
  const listed = [...ownTokens, ...builtIn].map((token) => token.address as Address)
  const exchanges = (described.exchanges ?? []).map((exchange) =>
    describeExchange({ exchange, listed, toContract }),
  )
  const prices = [
    [nativeAddresses[namespace], described.price] as const,
    ...own.map(({ token, price }) => [token.address, price] as const),
  ]
  const resolver = described.universalResolver ?? known?.universalResolver
  return {
    id,
    namespace,
    name,
    nativeCurrency,
    rpcUrl,
    tokens: new Map([...builtIn, ...ownTokens].map((token) => [token.address, token])),
    fixedPrices: new Map(
      prices.flatMap(([key, price]) => (price === undefined ? [] : [[key, price]])),
    ),
    pools: (described.pools ?? []).map(toContract),
    exchanges,
    quoters: (described.quoters ?? []).map((quoter) =>
      describeQuoter({ quoter, listed, toContract }),
    ),
    spender: described.spender === undefined ? exchanges[0]?.router : toContract(described.spender),
    universalResolver: resolver === undefined ? undefined : toContract(resolver),
    historyFrom,
  }
}

type DescribeExchange = {
  exchange: DescribedExchange
  /** The operator's tokens first. */
  listed: readonly Address[]
  toContract: (text: string) => Address
}

function describeExchange({ exchange, listed, toContract }: DescribeExchange): Exchange {
  const { name = 'Pools', router, factory, feeBps = 30 } = exchange
  const wrapped = toContract(exchange.wrapped)
  const through = exchange.through?.map(toContract) ?? [...new Set([wrapped, ...listed])]
  return {
    name,
    router: toContract(router),
    factory: toContract(factory),
    wrapped,
    through: through.slice(0, throughLimit),
    feeBps,
  }
}

type DescribeQuoter = Pick<DescribeExchange, 'listed' | 'toContract'> & { quoter: DescribedQuoter }

function describeQuoter({ quoter: described, listed, toContract }: DescribeQuoter): QuotedExchange {
  const { name = 'Quoted pools', router, quoter, feeTiers = usualFeeTiers } = described
  const wrapped = toContract(described.wrapped)
  const through = described.through?.map(toContract) ?? [...new Set([wrapped, ...listed])]
  return {
    ...{ name, router: toContract(router), quoter: toContract(quoter), wrapped, feeTiers },
    through: through.slice(0, quotedThroughLimit),
  }
}
