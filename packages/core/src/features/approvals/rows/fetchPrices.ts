import type { CaipAddress } from '../../../base/caip/caipAddress.ts'
import type { Approval } from '../../../contract/approvals/approval.ts'
import type { Sender } from '../../../runtime/sender/getSender.ts'
import type { ApprovalsContext } from '../state/approvalsContext.ts'

/** Tokens that are asked for at once. */
const most = 100

/**
 * The prices of the tokens that a list names: the service's or the app's. What no list names has
 * no value here, because anyone can make a token with any name and any market.
 */
export async function fetchPrices(
  { kit }: ApprovalsContext,
  { network }: Sender,
  approvals: Iterable<Approval>,
): Promise<ReadonlyMap<string, number | undefined>> {
  const { queryClient, queries, controllers } = kit
  const named = [controllers.options.state.tokens?.[network.caipNetworkId] ?? []].flat()
  const listed = await queryClient.fetchQuery(queries.tokens({ network })).catch(() => [])
  const isListed = new Set(
    [...named, ...listed].map(({ address }) => toReference(address).toLowerCase()),
  )
  const tokens = [...new Set([...approvals].map(({ token }) => token))].filter((token) =>
    isListed.has(token.toLowerCase()),
  )
  const prices = new Map<string, number | undefined>()
  for (let at = 0; at < tokens.length; at += most) {
    const addresses = tokens
      .slice(at, at + most)
      .map((token) => `${network.caipNetworkId}:${token}` as CaipAddress)
    const found = await queryClient
      .fetchQuery(queries.prices({ addresses }))
      .catch(() => new Map<CaipAddress, number>())
    // An answer may name others, too.
    for (const address of addresses)
      prices.set(toReference(address).toLowerCase(), found.get(address))
  }
  return prices
}

function toReference(address: string): string {
  return address.slice(address.lastIndexOf(':') + 1)
}
