/** Manage the connection, so they name other accounts and chains by design. */
const managing = new Set([
  'eth_requestAccounts',
  'wallet_addEthereumChain',
  'wallet_connect',
  'wallet_disconnect',
  'wallet_getPermissions',
  'wallet_requestPermissions',
  'wallet_revokePermissions',
  'wallet_switchEthereumChain',
  'wallet_watchAsset',
])

/** Ask a node, where `from` may be anybody. */
const reading =
  /^(?:debug|net|trace|txpool|web3)_|^eth_(?!sign|send|decrypt|getEncryptionPublicKey)/

/** Whether a method may sign or send, so that its parameters are checked against the connection. */
export function isChecked(method: string): boolean {
  return !managing.has(method) && !reading.test(method)
}
