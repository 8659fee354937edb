import type { AccountState, Kit, Namespace } from '@cleat/core'

/** Whether the embedded wallet has accounts of a namespace, and no visitor is logged in. */
export function areLoginsPossible(parameters: {
  kit: Pick<Kit, 'remoteWallets'>
  namespace: Namespace | undefined
  accounts: { readonly [namespace: string]: Pick<AccountState, 'connectedWalletInfo'> }
}): boolean {
  const { kit, namespace, accounts } = parameters
  const { auth } = kit.remoteWallets.current ?? {}
  return (
    (!namespace || !auth || auth.byNamespace[namespace] !== undefined) &&
    !Object.values(accounts).some((one) => one.connectedWalletInfo?.type === 'AUTH')
  )
}
