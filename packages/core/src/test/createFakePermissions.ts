import type { GrantedPermission } from '../contract/permissions/grantedPermission.ts'
import type { Permission } from '../contract/permissions/permission.ts'
import type { PermissionsAdapter } from '../contract/permissions/permissionsAdapter.ts'

/** A wallet's permissions in memory. Its functions can be replaced. */
export type FakePermissions = PermissionsAdapter & {
  /** What the wallet has granted. `undefined`: it keeps no list. */
  granted: GrantedPermission[] | undefined
  /** What is changed of what is asked for. */
  edit: (one: GrantedPermission) => GrantedPermission
  readonly asked: string[]
}

export function createFakePermissions(): FakePermissions {
  let count = 0
  const fake: FakePermissions = {
    granted: [],
    edit: (one) => one,
    asked: [],
    getSupport: async () => ({ status: 'supported', kinds: ['periodic'] }),
    async grant({ request }) {
      fake.asked.push('grant')
      const { permissions, network, account, delegate, expiry, callLimit } = request
      const made = permissions.map((permission) => {
        count += 1
        return fake.edit({
          ...{ permission, caipNetworkId: network.caipNetworkId, account, expiry, callLimit },
          ...{
            to: fake.nameDelegate(delegate),
            context: `0x${count.toString(16).padStart(4, '0')}`,
          },
          ...{ enforcer: '0xe', isEnforcerKnown: true },
        })
      })
      fake.granted?.push(...made)
      return made
    },
    async revoke({ context }) {
      fake.asked.push(`revoke ${context}`)
      fake.granted = fake.granted?.filter((one) => one.context !== context)
    },
    list: async () => fake.granted && [...fake.granted],
    nameDelegate: (delegate) =>
      'address' in delegate ? delegate.address : delegate.keys.map((key) => key.publicKey).join(),
    write: (permission) =>
      JSON.parse(
        JSON.stringify(permission, (_, value) => (typeof value === 'bigint' ? `${value}n` : value)),
      ),
    read(record) {
      if (typeof record !== 'object' || record === null || !('kind' in record)) return undefined
      const text = JSON.stringify(record)
      return JSON.parse(text, (_, value) =>
        typeof value === 'string' && /^\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value,
      ) as Permission
    },
  }
  return fake
}
