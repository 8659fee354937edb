/** What a page may ask a bundler. @see ERC-7769 */
export const bundlerMethods = [
  ...(['eth_sendUserOperation', 'eth_estimateUserOperationGas'] as const),
  ...(['eth_getUserOperationByHash', 'eth_getUserOperationReceipt'] as const),
  ...(['eth_supportedEntryPoints', 'eth_chainId'] as const),
] as const
