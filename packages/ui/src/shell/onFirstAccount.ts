import type { Kit } from '@cleat/core'
import { subscribe } from 'valtio/vanilla'

/**
 * Calls back once, when an account is connected or about to be: at once, if one is already.
 * @returns stops waiting
 */
export function onFirstAccount(kit: Kit, callback: () => void): () => void {
  const { account } = kit.controllers
  const look = () => {
    if (Object.values(account.state).every(({ status }) => status === 'disconnected')) return
    stop()
    callback()
  }
  const stop = subscribe(account.state, look)
  look()
  return stop
}
