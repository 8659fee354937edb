/** Connectors of libraries ask these themselves while they connect, switch and disconnect. */
const connecting = new Set([
  'eth_requestAccounts',
  'wallet_connect',
  'wallet_disconnect',
  'wallet_getPermissions',
  'wallet_requestPermissions',
  'wallet_revokePermissions',
  'wallet_switchEthereumChain',
])

/** Ask a node, where `from` may be anybody. */
const reading =
  /^(?:debug|net|trace|txpool|web3)_|^eth_(?!sign|send|decrypt|getEncryptionPublicKey)/

/**
 * Whether a method that comes from a library is a request of the app to its wallet, which the rules
 * judge.
 */
export function isJudged(method: string): boolean {
  return !connecting.has(method) && !reading.test(method)
}
