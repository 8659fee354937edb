import type { AdapterFeatures } from '@cleat/core/adapter'
import { toQuantity } from '../abi/toQuantity.ts'
import { isRecord } from '../requests/isRecord.ts'
import type { AskWallet } from './wallet/askWallet.ts'

/** More chains of an answer are not looked at for other spellings. */
const mostChains = 64

/**
 * What a wallet can do, by CAIP-2 id: what it says of every chain, and over it what it says of the
 * chain. Chains that it does not name are left out.
 * @see EIP-5792
 */
export async function readCapabilities(
  ask: AskWallet,
  { address, networks, connectorId }: Parameters<AdapterFeatures['capabilities:read']>[0],
): ReturnType<AdapterFeatures['capabilities:read']> {
  const ids = networks.map(({ id }) => toQuantity(BigInt(id)))
  const answer = await ask({
    method: 'wallet_getCapabilities',
    params: [address, ids],
    connectorId,
  })
  if (!isRecord(answer)) throw new TypeError('The capabilities have another form.')
  const every = findChain(answer, 0n)
  const entries = networks.flatMap(({ id, caipNetworkId }) => {
    const own = findChain(answer, BigInt(id))
    return own || every ? [[caipNetworkId, { ...every, ...own }] as const] : []
  })
  return Object.fromEntries(entries)
}

/** Wallets write chain ids in any letter case, with zeros in front, or as decimals. */
function findChain(
  answer: Readonly<Record<string, unknown>>,
  id: bigint,
): Readonly<Record<string, unknown>> | undefined {
  const plain = Object.hasOwn(answer, toQuantity(id)) ? answer[toQuantity(id)] : undefined
  if (isRecord(plain)) return plain
  const key = Object.keys(answer)
    .slice(0, mostChains)
    .find((name) => /^(?:0x[0-9a-f]{1,16}|\d{1,16})$/i.test(name) && BigInt(name) === id)
  const found = key === undefined ? undefined : answer[key]
  return isRecord(found) ? found : undefined
}
