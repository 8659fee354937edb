import { type Address, bytesToHex, isAddress, toHex } from 'viem'
import { invalidParams } from '../params/invalidParams.ts'
import { isRecord } from '../params/isRecord.ts'
import { readAddress } from '../params/readAddress.ts'
import { readChainId } from '../params/readChainId.ts'
import { readList } from '../params/readList.ts'
import type { Grants } from '../permissions/createGrants.ts'
import { ProviderRpcError } from '../provider/providerRpcError.ts'
import type { WalletState } from '../state/createWalletState.ts'
import { requirePermitted } from './requirePermitted.ts'
import type { MethodCall, WalletMethods } from './walletMethod.ts'

/** The form of permissions that a wallet takes (ERC-7715). */
export type WalletPermissions = 'none' | '2024' | '7715'

export type PermissionMethodsParameters = {
  state: WalletState
  grants: Grants
  form: Exclude<WalletPermissions, 'none'>
  /** The wallet's methods of batches, whose capabilities are answered with those of permissions. */
  batch: WalletMethods | undefined
}

/** The contract that enforces delegations, the same on all chains. */
const delegationManager = '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3'

const currentTypes = ['native-token', 'erc20-token'].flatMap((family) =>
  ['periodic', 'stream', 'allowance'].map((kind) => `${family}-${kind}`),
)
const earlierTypes = [
  'native-token-recurring-allowance',
  'erc20-recurring-allowance',
  'contract-call',
]

/** Permissions: ERC-7715 as it is now, or its form of 2024. The user is asked for each request. */
export function permissionMethods(parameters: PermissionMethodsParameters): WalletMethods {
  return parameters.form === '7715' ? currentMethods(parameters) : earlierMethods(parameters)
}

function currentMethods({ state, grants }: PermissionMethodsParameters): WalletMethods {
  return {
    wallet_getSupportedExecutionPermissions: async () => {
      const chainIds = state.chains.map(({ id }) => toHex(id))
      return Object.fromEntries(
        currentTypes.map((type) => [type, { chainIds, ruleTypes: ['expiry'] }]),
      )
    },
    async wallet_requestExecutionPermissions({ params, ask }) {
      const asked = readList({ params, length: 1 }).map((one) => readCurrent(state, one))
      await askUser(state, { ask, asked })
      const made = asked.map(({ request }) => {
        const context = createContext()
        const meta = { context, dependencies: [], delegationManager }
        return { context, answer: { ...request, ...meta } }
      })
      grants.add(made)
      return made.map(({ answer }) => answer)
    },
    async wallet_revokeExecutionPermission({ params }) {
      const [named] = readList({ params, length: 1 })
      const context = isRecord(named) ? named.permissionContext : undefined
      if (typeof context !== 'string') throw invalidParams('expected a permissionContext')
      requireKnown(grants.remove(context))
      return {}
    },
    wallet_getGrantedExecutionPermissions: async () => grants.list().map(({ answer }) => answer),
  }
}

function earlierMethods(parameters: PermissionMethodsParameters): WalletMethods {
  const { state, grants, batch } = parameters
  return {
    async wallet_getCapabilities(call) {
      const others = await batch?.wallet_getCapabilities?.(call)
      const permissions = {
        ...{ supported: true, signerTypes: ['keys', 'account'], permissionTypes: earlierTypes },
        policyTypes: ['call-limit'],
      }
      return Object.fromEntries(
        state.chains.map(({ id }) => {
          const own = isRecord(others) ? others[toHex(id)] : undefined
          return [toHex(id), { ...(isRecord(own) && own), permissions }]
        }),
      )
    },
    async wallet_grantPermissions({ params, ask }) {
      const [one] = readList({ params, length: 1 })
      const { request, from, to, until } = readEarlier(state, one)
      await askUser(state, { ask, asked: [{ request, from, to, until }] })
      const context = createContext()
      const answer = { ...request, address: from, context }
      grants.add([{ context, answer }])
      return [answer]
    },
  }
}

type Asked = {
  readonly request: { readonly [name: string]: unknown }
  readonly from: Address
  readonly to: string
  readonly until: number
}

async function askUser(
  state: WalletState,
  { ask, asked }: { ask: MethodCall['ask']; asked: readonly Asked[] },
): Promise<void> {
  const [first] = asked
  if (!first) throw invalidParams('expected a permission')
  const { from, to, until } = first
  const { id, name, symbol, decimals } = {
    ...{ symbol: 'ETH', decimals: 18 },
    ...state.chain,
  }
  await ask({
    ...{ kind: 'grantPermissions', from, to, until },
    chain: { id, name, symbol, decimals },
    permissions: asked.map(({ request }) =>
      JSON.stringify(request.permission ?? request.permissions),
    ),
  })
}

function readCurrent(state: WalletState, value: unknown): Asked {
  if (!isRecord(value)) throw invalidParams('expected a permission request')
  const { permission, to, rules } = value
  requireChain(state, value.chainId)
  const from = readAddress({ value: value.from ?? state.visible[0], name: 'from' })
  requirePermitted({ state, address: from })
  if (!isRecord(permission) || !currentTypes.includes(String(permission.type)))
    throw invalidParams('the type of the permission is not supported')
  if (typeof to !== 'string' || !isAddress(to, { strict: false }))
    throw invalidParams('expected an address in "to"')
  const expiry = (Array.isArray(rules) ? (rules as unknown[]) : []).find(
    (rule) => isRecord(rule) && rule.type === 'expiry',
  )
  const data = isRecord(expiry) ? expiry.data : undefined
  const until = isRecord(data) ? Number(data.timestamp) : Number.NaN
  if (!Number.isSafeInteger(until)) throw invalidParams('expected a rule "expiry"')
  return { request: { ...value, from }, from, to, until }
}

function readEarlier(state: WalletState, value: unknown): Asked {
  if (!isRecord(value)) throw invalidParams('expected a permission request')
  const { permissions, expiry: until, signer } = value
  requireChain(state, value.chainId)
  const from = readAddress({ value: value.address ?? state.visible[0], name: 'address' })
  requirePermitted({ state, address: from })
  const isKnown = (one: unknown) => isRecord(one) && earlierTypes.includes(String(one.type))
  if (!Array.isArray(permissions) || permissions.length === 0 || !permissions.every(isKnown))
    throw invalidParams('the type of a permission is not supported')
  if (typeof until !== 'number') throw invalidParams('expected an expiry')
  return { request: value, from, to: JSON.stringify(signer), until }
}

function requireChain(state: WalletState, value: unknown): void {
  const id = readChainId(value)
  if (state.chains.some((chain) => chain.id === id)) return
  throw new ProviderRpcError({ code: 4902, message: `The wallet does not know chain ${id}.` })
}

/** Ends a permission of 2024: the only ones that this method can name beside EIP-2255. */
export function revokeEarlier(grants: Grants, params: unknown): boolean {
  const [named] = readList({ params, length: 1 })
  const context = isRecord(named) ? (named.permissionsContext ?? named.permissionContext) : named
  if (typeof context !== 'string') return false
  requireKnown(grants.remove(context))
  return true
}

function requireKnown(isKnown: boolean): void {
  if (!isKnown)
    throw new ProviderRpcError({ code: -32602, message: 'The wallet has no such permission.' })
}

/** As long as the contexts of one delegation are. */
function createContext(): string {
  const bytes = new Uint8Array(960)
  crypto.getRandomValues(bytes)
  return bytesToHex(bytes)
}
