import { isJudged } from './isJudged.ts'

/** Name other chains by design. What they add is judged all the same. */
const adding = new Set(['wallet_addEthereumChain', 'wallet_watchAsset'])

/** Whether a method may sign or send, so that its parameters are checked against the connection. */
export function isChecked(method: string): boolean {
  return isJudged(method) && !adding.has(method)
}
