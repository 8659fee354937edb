import type { SiwxCall } from '@cleat/siwx/server'
import { Problem } from '../http/problem.ts'
import { proveAccount } from './proof/proveAccount.ts'
import { sessionTexts } from './proof/sessionTexts.ts'
import type { SessionStore } from './store/sessionStore.ts'

/**
 * Notes that the account took permissions back. What counts is the chain; this list follows it.
 * @throws a `Problem` that says why not
 */
export async function revokeSession(parameters: {
  store: SessionStore
  call: SiwxCall
  address: string
  body: { readonly pci: string; readonly signature: string }
  signal: AbortSignal
}): Promise<void> {
  const { store, call, address, body, signal } = parameters
  const { pci, signature } = body
  const found = await store.find(pci)
  const [chain, owner] = split(found?.account ?? '')
  if (!found || owner !== address)
    throw new Problem('NOT_FOUND', {
      detail: 'The account has no such session here. It may be one that ended long ago.',
    })
  // Clients of AppKit sign the id alone.
  const messages = [sessionTexts.revoke(pci), pci]
  await proveAccount({ chain, address, messages, signature, call, signal })
  await store.revoke(pci)
}

function split(account: string): [chain: string, address: string] {
  const at = account.lastIndexOf(':')
  return [account.slice(0, at), account.slice(at + 1)]
}
