/** What an app with these methods could ask for, in plain words. */
export function abilities(methods: readonly string[]): readonly string[] {
  const has = (pattern: RegExp) => methods.some((method) => pattern.test(method))
  return [
    'See your address, its balance and what it has done',
    ...(has(speaks) ? ['Ask you to sign messages'] : []),
    ...(has(sends) ? ['Ask you to send transactions'] : []),
    ...(has(signs) ? ['Ask you to sign transactions, which it can send later'] : []),
    ...(has(/^wallet_(?:switch|add)EthereumChain$/) ? ['Ask you to switch or add networks'] : []),
    ...(has(/^wallet_watchAsset$/) ? ['Suggest tokens to show'] : []),
  ]
}

const speaks = /^(?:personal_sign|eth_sign.*|solana_signMessage|signMessage)$/
const sends =
  /^(?:eth_sendTransaction|wallet_sendCalls|solana_signAndSendTransaction|sendTransfer|signPsbt)$/
const signs = /^(?:solana_sign(?:All)?Transactions?|signPsbt)$/
