import {
  type CaipNetwork,
  isCleatError,
  type PermissionKind,
  type PermissionSupport,
  type PermissionWallet,
  parseCaipNetworkId,
  raceSignal,
} from '@cleat/core/adapter'
import { isRecord } from '../../requests/isRecord.ts'
import { readChain } from '../../requests/readChain.ts'
import { toHex } from '../fields/permissionFields.ts'

/** The form of requests that a wallet takes. */
export type WalletForm = 'current' | 'earlier'

export type FormSupport = PermissionSupport & { readonly form?: WalletForm | undefined }

const kindsOfTypes: { readonly [type: string]: PermissionKind } = {
  'native-token-periodic': 'periodic',
  'erc20-token-periodic': 'periodic',
  'native-token-stream': 'stream',
  'erc20-token-stream': 'stream',
  'native-token-allowance': 'allowance',
  'erc20-token-allowance': 'allowance',
  'native-token-recurring-allowance': 'periodic',
  'erc20-recurring-allowance': 'periodic',
  'contract-call': 'contract',
}
const earlierKinds: readonly PermissionKind[] = ['periodic', 'contract']

/**
 * Which permissions a wallet grants, and in which form it is asked. A paired wallet is not asked:
 * what it approved says so.
 * @see ERC-7715, EIP-5792
 */
export async function readSupport(parameters: {
  wallet: PermissionWallet
  account: string
  network: CaipNetwork
}): Promise<FormSupport> {
  const { wallet, account, network } = parameters
  const chain = BigInt(parseCaipNetworkId(network.caipNetworkId).reference)
  if (wallet.approved) return readApproved(wallet.approved)
  const current = await ask(wallet, 'wallet_getSupportedExecutionPermissions', [])
  if (current === 'unknown') return { status: 'unknown' }
  const types = current === 'unsupported' ? undefined : listTypes(current, chain)
  if (types) return toSupport(types, 'current')
  const capabilities = await ask(wallet, 'wallet_getCapabilities', [account, [toHex(chain)]])
  if (capabilities === 'unknown') return { status: 'unknown' }
  const named = capabilities === 'unsupported' ? undefined : listCapable(capabilities, chain)
  return named ? toSupport(named, 'earlier') : { status: 'unsupported' }
}

function readApproved(approved: readonly string[]): FormSupport {
  if (approved.includes('wallet_requestExecutionPermissions'))
    return { status: 'unknown', form: 'current' }
  if (approved.includes('wallet_grantPermissions'))
    return { status: 'supported', kinds: earlierKinds, form: 'earlier' }
  return { status: 'unsupported' }
}

function toSupport(types: readonly string[], form: WalletForm): FormSupport {
  const found = types.flatMap((type) =>
    Object.hasOwn(kindsOfTypes, type) ? [kindsOfTypes[type]] : [],
  )
  const kinds = [...new Set(found.filter((kind) => kind !== undefined))]
  return kinds.length > 0 ? { status: 'supported', kinds, form } : { status: 'unsupported' }
}

/** A wallet that never answers must not keep a view waiting. Milliseconds. */
const deadlineMs = 2000

async function ask(
  wallet: PermissionWallet,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  try {
    const answer = wallet.submit({ method, params })
    // Cleat answers this one, with a deadline for the wallet and code that may have to load first.
    if (method === 'wallet_getCapabilities') return await answer
    return await raceSignal(answer, AbortSignal.timeout(deadlineMs))
  } catch (error) {
    return isCleatError(error, 'WALLET_METHOD_UNSUPPORTED') ? 'unsupported' : 'unknown'
  }
}

/** The types of permissions on a chain. */
function listTypes(answer: unknown, chain: bigint): readonly string[] | undefined {
  if (!isRecord(answer)) return undefined
  return Object.entries(answer).flatMap(([type, facts]) => {
    const chains: unknown = isRecord(facts) ? facts.chainIds : undefined
    const isThere = Array.isArray(chains) && chains.some((one: unknown) => readChain(one) === chain)
    return isThere ? [type] : []
  })
}

/** The types in the capabilities of a chain, or of all chains (`0x0`). */
function listCapable(answer: unknown, chain: bigint): readonly string[] | undefined {
  if (!isRecord(answer)) return undefined
  for (const [id, capabilities] of Object.entries(answer)) {
    const { permissions } = isRecord(capabilities) ? capabilities : {}
    const isThere = readChain(id) === chain || readChain(id) === 0n
    if (!isThere || !isRecord(permissions) || permissions.supported !== true) continue
    const types: readonly unknown[] = Array.isArray(permissions.permissionTypes)
      ? permissions.permissionTypes
      : []
    return types.filter((type) => typeof type === 'string')
  }
  return undefined
}
