import type { createAppKit } from '@cleat/react'
import { exchange, localnet, relayUrl } from '../localnet/localnet.ts'

type Options = Partial<createAppKit.Parameters>

/** An app that knows its router, and has a policy. What else it does is in the page's address. */
export async function loadRequestOptions(): Promise<Options> {
  const search = new URLSearchParams(location.search)
  return {
    review: readReview(search.get('review')),
    contracts: Object.fromEntries(
      localnet.map(({ id }) => [
        `eip155:${id}:${exchange.router}`,
        { name: 'Local Router', trusted: true },
      ]),
    ),
    policy: (request) =>
      request.actions.some(({ kind }) => kind === 'approveAll')
        ? { verdict: 'refuse', reason: 'This app never asks for a whole collection' }
        : request.verdict,
    ...(search.has('embedded') && { enableEmbedded: true }),
    // Wallets outside this browser are for journeys that have one.
    ...(search.get('relay') === 'on' && { services: { relay: relayUrl } }),
  }
}

function readReview(text: string | null): 'always' | 'never' | undefined {
  return text === 'always' || text === 'never' ? text : undefined
}
