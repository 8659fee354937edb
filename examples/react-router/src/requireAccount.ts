import { type LoaderFunctionArgs, redirect } from 'react-router'
import { kit } from './config.ts'

/** Leads visitors without a wallet home. After a reload it waits until the wallet is back. */
export async function requireAccount({ request }: LoaderFunctionArgs): Promise<null> {
  await kit.ready()
  const { pathname } = new URL(request.url)
  if (!kit.getIsConnectedState()) throw redirect(`/?next=${encodeURIComponent(pathname)}`)
  return null
}
