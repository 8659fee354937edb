import { isIP } from 'node:net'

/** The network of a client: /24 or /48. It is what is stored, and no address is. */
export function toNetworkPrefix(client: string): string {
  const [address = ''] = client.split('/')
  if (isIP(address) === 4) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  // Keys of clients have four groups of an IPv6 address, and no zeros left out.
  const groups = address.split(':').filter((group) => group !== '')
  return groups.length > 1 ? `${groups.slice(0, 3).join(':')}::/48` : 'unknown'
}
