/** What an app with these methods could ask for, in plain words. */
export function abilities(methods: readonly string[]): readonly string[] {
  const has = (pattern: RegExp) => methods.some((method) => pattern.test(method))
  return [
    'See your address, its balance and what it has done',
    ...(has(/^(?:personal_sign|eth_sign)/) ? ['Ask you to sign messages'] : []),
    ...(has(/^(?:eth_sendTransaction|wallet_sendCalls)$/) ? ['Ask you to send transactions'] : []),
    ...(has(/^wallet_(?:switch|add)EthereumChain$/) ? ['Ask you to switch or add networks'] : []),
    ...(has(/^wallet_watchAsset$/) ? ['Suggest tokens to show'] : []),
  ]
}
