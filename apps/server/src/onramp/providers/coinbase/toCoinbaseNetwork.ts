import type { OnrampNetwork } from '../../networks/onrampNetworks.ts'

/** Coinbase's name of a network, such as `avalanche-c-chain`. */
export function toCoinbaseNetwork({ aliases, name }: OnrampNetwork): string {
  return aliases[0] ?? name
}
