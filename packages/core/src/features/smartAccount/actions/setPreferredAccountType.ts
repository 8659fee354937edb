import { ref } from 'valtio/vanilla'
import type { Namespace } from '../../../base/caip/namespace.ts'
import { readProperty } from '../../../base/errors/readProperty.ts'
import { toCleatError } from '../../../base/errors/toCleatError.ts'
import type { AccountType } from '../../../contract/auth/accountType.ts'
import { findAuthWallet } from '../../../runtime/auth/findAuthWallet.ts'
import type { SmartAccountContext } from '../state/smartAccountContext.ts'

/** Tells the embedded wallet, then keeps the choice (spec §4). Never rejects. */
export async function setPreferredAccountType(
  { kit, state, lifetime }: SmartAccountContext,
  { namespace, type }: { namespace: Namespace; type: AccountType },
): Promise<void> {
  const auth = findAuthWallet(kit, { namespace })
  if (!auth || state.choosing.status === 'pending') return
  const wallet = kit.controllers.account.get(namespace).connectedWalletInfo?.name ?? ''
  state.choosing = { status: 'pending', type }
  try {
    await auth.setAccountType({ namespace, type })
  } catch (cause) {
    const context = { wallet, method: 'setAccountType' }
    const error = toCleatError(cause, 'WALLET_ERROR', { context })
    state.choosing = { status: 'error', error: ref(error) }
    return
  }
  if (lifetime.aborted) return
  const { storage, controllers } = kit
  const others = (storage.get('accountTypes') ?? []).filter(
    (one) => readProperty(one, 'namespace') !== namespace,
  )
  storage.set('accountTypes', [...others, { namespace, type }])
  state.preferredAccountTypes = { ...state.preferredAccountTypes, [namespace]: type }
  state.choosing = { status: 'idle' }
  const network = controllers.network.get(namespace)?.caipNetwork.caipNetworkId ?? namespace
  controllers.events.track('SET_PREFERRED_ACCOUNT_TYPE', { accountType: type, network })
}
