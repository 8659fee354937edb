import type { AdapterFeatures, GrantedPermission, Permission } from '@cleat/core'

type Permissions = Awaited<ReturnType<AdapterFeatures['permissions:load']>>

export type TestPermissions = Permissions & {
  /** What the wallet says it granted. `undefined`: it keeps no list. */
  granted: readonly GrantedPermission[] | undefined
  /** How much the chain says was used of each, in percent. @default it is not read */
  usedPercent: bigint | undefined
}

const dollar = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const contract = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'
const manager = '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3'

/** Some permissions, by what they allow. */
export const testPermissions: { readonly [name in 'coin' | 'token' | 'calls']: Permission } = {
  coin: { kind: 'periodic', amount: 100_000_000_000_000_000n, period: 86_400 },
  token: { kind: 'periodic', token: dollar, amount: 250_000_000n, period: 604_800 },
  calls: { kind: 'contract', contract, functions: ['claim', 'compound'] },
}

/** The permissions of a wallet in memory, which grants what it is asked for. */
export function createTestPermissions(): TestPermissions {
  let count = 0
  const test: TestPermissions = {
    granted: [],
    usedPercent: undefined,
    readStates: async ({ grants }) =>
      grants.map(({ context }) => {
        const { granted, usedPercent } = test
        if (usedPercent === undefined) return undefined
        const found = granted?.find((one) => one.context === context)
        if (granted && !found) return { status: 'ended', used: undefined }
        const amount = found && 'amount' in found.permission ? found.permission.amount : undefined
        return {
          ...{ status: 'active', used: amount && (amount * usedPercent) / 100n },
        }
      }),
    getSupport: async () => ({ status: 'supported', kinds: ['periodic', 'contract'] }),
    async grant({ request }) {
      const { network, account, expiry, callLimit } = request
      const made = request.permissions.map((permission) => {
        count += 1
        return {
          ...{ permission, account, expiry, callLimit, to: test.nameDelegate(request.delegate) },
          ...{ caipNetworkId: network.caipNetworkId, enforcer: manager, isEnforcerKnown: true },
          context: `0x${count.toString(16).padStart(4, '0')}`,
        }
      })
      test.granted = test.granted && [...test.granted, ...made]
      return made
    },
    async revoke({ context }) {
      test.granted = test.granted?.filter((one) => one.context !== context)
    },
    list: async () => test.granted,
    nameDelegate: (delegate) =>
      'address' in delegate ? delegate.address : delegate.keys.map((key) => key.publicKey).join(),
    write: (permission) =>
      JSON.parse(
        JSON.stringify(permission, (_, value) => (typeof value === 'bigint' ? `${value}n` : value)),
      ),
    read: (record) =>
      JSON.parse(JSON.stringify(record), (_, value) =>
        typeof value === 'string' && /^\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value,
      ),
  }
  return test
}
