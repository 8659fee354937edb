import { proxy, subscribe } from 'valtio/vanilla'
import { getAccountType } from '../../runtime/auth/getAccountType.ts'
import type { FeatureRuntime } from '../../runtime/features/featureRuntime.ts'
import { readAccountCode } from './actions/readAccountCode.ts'
import { removeUpgrade } from './actions/removeUpgrade.ts'
import { setPreferredAccountType } from './actions/setPreferredAccountType.ts'
import { getAccount } from './state/getAccount.ts'
import type { SmartAccountContext } from './state/smartAccountContext.ts'
import type { SmartAccountController } from './state/smartAccountController.ts'
import type { SmartAccountState } from './state/smartAccountState.ts'

/** Creates what is known of the account's code and kind, for the lifetime of the kit. */
export function createSmartAccount(kit: FeatureRuntime): SmartAccountController {
  const destruction = new AbortController()
  const readTypes = () =>
    Object.fromEntries([...kit.adapters.keys()].map((name) => [name, getAccountType(kit, name)]))
  const context: SmartAccountContext = {
    ...{ kit, lifetime: destruction.signal, internal: { epoch: 0 } },
    state: proxy<SmartAccountState>({
      preferredAccountTypes: readTypes(),
      choosing: { status: 'idle' },
      addresses: undefined,
      accounts: {},
      upgrading: { status: 'idle' },
    }),
  }
  const { state, internal } = context
  const { account, network } = kit.controllers

  const toSubject = () => {
    const { namespace, address, connectorId } = getAccount(kit) ?? {}
    return `${namespace}|${address}|${connectorId}`
  }
  let subject = toSubject()
  const look = () => {
    const next = toSubject()
    if (next === subject) return
    subject = next
    internal.epoch += 1
    const preferredAccountTypes = readTypes()
    Object.assign(state, {
      ...{ preferredAccountTypes, addresses: undefined, accounts: {} },
      upgrading: { status: 'idle' },
    })
  }
  const followTabs = async () => {
    const types = readTypes()
    state.preferredAccountTypes = types
    const auth = kit.remoteWallets.current?.auth
    for (const [namespace, type] of Object.entries(types))
      await auth?.setAccountType({ namespace, type }).catch(() => undefined)
  }
  const stops = [
    subscribe(account.state, look, true),
    subscribe(network.state, look, true),
    kit.storage.subscribe('accountTypes', () => void followTabs()),
  ]
  // Only the wallet knows what its visitors begin with.
  void kit.remoteWallets.loaded.then(() => {
    if (!destruction.signal.aborted) state.preferredAccountTypes = readTypes()
  })
  const destroy = () => {
    if (destruction.signal.aborted) return
    for (const stop of stops) stop()
    kit.lifetime.removeEventListener('abort', destroy)
    destruction.abort(kit.lifetime.reason)
  }
  kit.lifetime.addEventListener('abort', destroy)

  return {
    state,
    isChoosable: () => getAccount(kit)?.auth !== undefined,
    setPreferredAccountType: (parameters) => setPreferredAccountType(context, parameters),
    readAccountCode: (parameters) => readAccountCode(context, parameters),
    removeUpgrade: (parameters) => removeUpgrade(context, parameters),
    forgetRemoval() {
      if (state.upgrading.status !== 'pending') state.upgrading = { status: 'idle' }
    },
    destroy,
  }
}
