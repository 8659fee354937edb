import { BlockList, isIP } from 'node:net'

/** The operator's proxies. Forwarded headers are believed from them only. */
export type TrustedProxies = {
  /** Whether an address of a connection or of `X-Forwarded-For` is one of them. */
  has(address: string): boolean
}

/** What `private` stands for: loopback, link-local and private addresses. */
const privateNetworks = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
]

/** Takes addresses, networks such as `10.0.0.0/8`, and the word `private`. */
export function createTrustedProxies(networks: readonly string[]): TrustedProxies {
  const list = new BlockList()
  for (const network of networks.flatMap((it) => (it === 'private' ? privateNetworks : [it]))) {
    const [address = '', prefix] = network.split('/')
    const is4 = isIP(address) === 4
    list.addSubnet(address, Number(prefix ?? (is4 ? 32 : 128)), is4 ? 'ipv4' : 'ipv6')
  }
  return {
    has(address) {
      // A link-local address may name its interface.
      const [bare = ''] = address.split('%')
      const version = isIP(bare)
      return version !== 0 && list.check(bare, version === 4 ? 'ipv4' : 'ipv6')
    },
  }
}
