import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { GrantedPermission } from '../../../contract/permissions/grantedPermission.ts'
import type { PermissionState } from '../../../contract/permissions/permissionState.ts'
import type { SessionWallet } from '../state/getWallet.ts'
import type { SessionsContext } from '../state/sessionsContext.ts'

/** What the chains have, by the context of a permission. */
export type ChainStates = ReadonlyMap<string, PermissionState>

export type ChainGrant = Pick<GrantedPermission, 'context' | 'enforcer'> & {
  readonly caipNetworkId: CaipNetworkId | string
}

/** Reads what the chains have of permissions. What cannot be read is left out. Never rejects. */
export async function readChainStates(
  { kit }: SessionsContext,
  { adapter }: SessionWallet,
  grants: readonly ChainGrant[],
): Promise<ChainStates> {
  const states = new Map<string, PermissionState>()
  const { readStates } = adapter
  if (!readStates) return states
  const ids = [...new Set(grants.map(({ caipNetworkId }) => caipNetworkId))]
  await Promise.all(
    ids.map(async (id) => {
      const network = kit.controllers.network.find(id)
      const here = grants.filter(({ caipNetworkId }) => caipNetworkId === id)
      if (!network) return
      const read = await readStates({ network, grants: here }).catch(() => [])
      for (const [at, { context }] of here.entries()) {
        const state = read[at]
        if (state) states.set(context, state)
      }
    }),
  )
  return states
}
