import { redirect } from 'react-router'
import { kit } from './config'

/** Leads visitors without a wallet home. After a reload it waits until the wallet is back. */
export async function requireAccount() {
  await kit.ready()
  if (!kit.getIsConnectedState()) throw redirect('/')
  return null
}
