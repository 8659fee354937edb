import type { KitBase } from '../../../boot/kitBase.ts'
import type { LoginWallet } from './authContext.ts'

/** The app’s embedded wallet, once it is loaded, if visitors log in to it. */
export function findLoginWallet(kit: Pick<KitBase, 'remoteWallets'>): LoginWallet | undefined {
  const { auth } = kit.remoteWallets.current ?? {}
  return auth?.logins && { ...auth, logins: auth.logins }
}
