import type { CallsAsked } from '../../../contract/requests/calls.ts'
import type { CallsContext } from '../context/callsContext.ts'
import { callsError } from '../request/callsError.ts'

/** An app that names more is answered for the first of them. */
const mostChains = 64

/**
 * The answer of `wallet_getCapabilities`, by chain id in hex: what is known, and none for a
 * paired wallet that said nothing.
 * @throws an error with the code -32602 or 4100
 * @see EIP-5792
 */
export async function answerCapabilities(
  { kit, capabilities }: CallsContext,
  { params, view }: CallsAsked,
): Promise<{ readonly [chainId: string]: unknown }> {
  const [address, chains] = Array.isArray(params) ? (params as unknown[]) : []
  if (address !== undefined && typeof address !== 'string')
    throw callsError(-32602, 'The first parameter is no address.')
  if (address !== undefined && address.toLowerCase() !== view.address.toLowerCase())
    throw callsError(4100, 'The wallet does not share this account.')
  if (chains !== undefined && !Array.isArray(chains))
    throw callsError(-32602, 'The second parameter is no list of chains.')
  const asked = (chains as readonly unknown[] | undefined)?.map(toNumber)
  const networks = (kit.controllers.network.get(view.namespace)?.caipNetworks ?? [])
    .filter(({ id }) => !asked || asked.includes(Number(id)))
    .slice(0, mostChains)
  const found = await Promise.all(
    networks.map(async (network) => {
      const { raw, source } = await capabilities.getCapabilities({ view, network })
      const isKnown = source === 'wallet' || source === 'session'
      const key = `0x${Number(network.id).toString(16)}`
      return isKnown ? [[key, raw] as const] : []
    }),
  )
  return Object.fromEntries(found.flat())
}

function toNumber(chain: unknown): number {
  return typeof chain === 'string' && /^0x[0-9a-f]{1,16}$/i.test(chain) ? Number(chain) : Number.NaN
}
