import { ref, subscribe } from 'valtio/vanilla'
import type { Namespace } from '../../../base/caip/namespace.ts'
import type { AccountCode } from '../../../contract/accounts/accountCode.ts'
import type { ConnectionAccount } from '../../../contract/adapter/connection.ts'
import type { AccountType } from '../../../contract/auth/accountType.ts'
import type { AuthUser } from '../../../contract/auth/authUser.ts'
import type { EmbeddedWalletInfo } from '../../../contract/auth/embeddedWalletInfo.ts'
import { getAccountType } from '../../../runtime/auth/getAccountType.ts'
import { accountCodeKey } from '../../../runtime/queries/accountCodeKey.ts'
import type { AuthContext, LoginWallet } from '../state/authContext.ts'

/**
 * Keeps the embedded wallet’s user in the state of its accounts (spec §3).
 * @returns the unsubscribe function
 */
export function followUser(context: AuthContext, auth: LoginWallet): () => void {
  const { kit, state } = context
  const { account, network } = kit.controllers
  const { logins } = auth
  const readings = new Map<string, boolean>()

  let last: AuthUser | undefined
  /** The same object for the same user: writing another would be heard as a change. */
  const readUser = () => {
    const found = logins.getUser()
    if (JSON.stringify(found) !== JSON.stringify(last)) last = found && ref(found)
    return last
  }
  const write = () => {
    const user = readUser()
    const provider = user?.provider
    const isSocial = provider !== 'email' && provider !== 'passkey'
    const socialProvider = isSocial ? provider : undefined
    Object.assign(state, { user, socialProvider, warnings: logins.getWarnings() })
    for (const namespace of kit.adapters.keys()) {
      const one = account.state[namespace]
      if (one?.status !== 'connected' || one.connectorId !== auth.connectorId) continue
      const accountType = getAccountType(kit, namespace)
      const isSmartAccountDeployed =
        accountType === 'smartAccount' && readDeployment(namespace, one.address)
      const { embeddedWalletInfo: known } = one
      const isKnown =
        known?.accountType === accountType &&
        known.isSmartAccountDeployed === isSmartAccountDeployed
      if (one.user === user && (!user || isKnown)) continue
      const info = user && {
        user: toKnown(user, accountType, one.allAccounts),
        authProvider: user.provider,
        ...{ accountType, isSmartAccountDeployed },
      }
      Object.assign(one, { user, socialProvider, embeddedWalletInfo: info && ref(info) })
    }
  }
  /** Whether the account has code on its network, as far as that is known by now. */
  const readDeployment = (namespace: Namespace, address = ''): boolean => {
    const { caipNetwork } = network.get(namespace) ?? {}
    const read = kit.adapters.get(namespace)?.features['account:code']
    if (!caipNetwork || !read) return false
    const key = `${caipNetwork.caipNetworkId}:${address}`
    if (readings.has(key)) return readings.get(key) ?? false
    readings.set(key, false)
    read({ address, network: caipNetwork }).then(
      ({ kind }) => {
        readings.set(key, isDeployed(kind))
        if (!context.lifetime.aborted) write()
      },
      () => readings.delete(key),
    )
    return false
  }
  const prefix = accountCodeKey(kit)
  const stops = [
    // Code that was taken away, or that the settings have seen since.
    kit.queryClient.getQueryCache().subscribe(({ query }) => {
      const { queryKey, state: seen } = query
      const [caipNetworkId, address] = queryKey.slice(prefix.length)
      if (prefix.some((part, index) => queryKey[index] !== part)) return
      const key = `${caipNetworkId}:${address}`
      const isSmart = isDeployed((seen.data as AccountCode | undefined)?.kind)
      if (seen.data === undefined || readings.get(key) === isSmart) return
      readings.set(key, isSmart)
      write()
    }),
    logins.subscribe(write),
    subscribe(account.state, write, true),
    subscribe(network.state, write, true),
    // The first batch makes an account a smart one.
    kit.controllers.events.subscribe(({ event }) => {
      if (event !== 'BATCH_CONFIRMED') return
      for (const [key, isSmart] of readings) if (!isSmart) readings.delete(key)
      write()
    }),
  ]
  write()
  return () => {
    for (const stop of stops) stop()
  }
}

function toKnown(
  { email, username }: AuthUser,
  type: AccountType,
  all: readonly ConnectionAccount[],
): EmbeddedWalletInfo['user'] {
  // Where the kinds have different addresses, the first one is that of the kind in use.
  const other = type === 'eoa' ? 'smartAccount' : 'eoa'
  const accounts = all.map(({ address }, index) => ({ type: index === 0 ? type : other, address }))
  return { email, username, accounts }
}

/** Whether an account of the embedded wallet has code: its own, or what it took over. */
function isDeployed(kind: AccountCode['kind'] | undefined): boolean {
  return kind === 'known' || kind === 'contract'
}
