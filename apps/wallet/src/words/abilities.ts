export type AbilitiesParameters = {
  methods: readonly string[]
  /** The names of the granted networks. */
  networks: readonly string[]
}

/** What an app can see and request, in plain words. */
export function abilities({ methods, networks }: AbilitiesParameters): readonly string[] {
  const has = (pattern: RegExp) => methods.some((method) => pattern.test(method))
  return [
    `See your addresses on ${list.format(networks)}, their balances and what they have done`,
    ...(has(speaks) ? ['Ask you to sign messages'] : []),
    ...(has(sends) ? ['Ask you to send transactions'] : []),
    ...(has(signs) ? ['Ask you to sign transactions, which it can send later'] : []),
    ...(has(/^wallet_(?:switch|add)EthereumChain$/) ? ['Ask you to switch or add networks'] : []),
    ...(has(/^wallet_watchAsset$/) ? ['Suggest tokens to show'] : []),
  ]
}

const list = new Intl.ListFormat('en')
const speaks = /^(?:personal_sign|eth_sign.*|solana_signMessage|signMessage)$/
const sends =
  /^(?:eth_sendTransaction|wallet_sendCalls|solana_signAndSendTransaction|sendTransfer|signPsbt)$/
const signs = /^(?:solana_sign(?:All)?Transactions?|signPsbt)$/
