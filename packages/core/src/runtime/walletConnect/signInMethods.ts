/**
 * What a wallet that signs in while it pairs is asked to grant. Each is named in the text that the
 * visitor reads there, so these are few.
 */
export const signInMethods: readonly string[] = [
  'eth_sendTransaction',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_addEthereumChain',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_sendCalls',
  'wallet_switchEthereumChain',
  'wallet_watchAsset',
]
