import type { Kit, Namespace } from '@cleat/core'

/** Whether the app offers logins to a visitor without one. Asks no service, and loads nothing. */
export function areLoginsOffered(kit: Kit, namespace: Namespace | undefined): boolean {
  const { account, options } = kit.controllers
  const { email, socials } = options.state.features ?? {}
  const { auth } = kit.remoteWallets.current ?? {}
  return (
    kit.options.authWallet?.hasLogins === true &&
    (email !== false || (socials !== false && socials?.length !== 0)) &&
    (!namespace || !auth || auth.byNamespace[namespace] !== undefined) &&
    !Object.values(account.state).some((one) => one.connectedWalletInfo?.type === 'AUTH')
  )
}
