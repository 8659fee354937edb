import { BlockList, isIP } from 'node:net'

/** The non-public IPv4 ranges of IANA's special-purpose registry, and a cloud's own service. */
const special4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Azure's host, which hands out keys to the machine.
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  // Multicast, reserved and broadcast.
  '224.0.0.0/3',
]
/** The global unicast range of IPv6 … */
const unicast6 = '2000::/3'
/** … without these special ranges, some of which lead into IPv4 networks. */
const special6 = [
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3ffe::/16',
  '3fff::/20',
]

const refused = toList([...special4, ...special6])
const allowed6 = toList([unicast6])

/** Whether an IP address is public. An IPv4-mapped IPv6 address is not. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !refused.check(address, 'ipv4')
    case 6:
      return allowed6.check(address, 'ipv6') && !refused.check(address, 'ipv6')
    default:
      return false
  }
}

function toList(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    list.addSubnet(address, Number(prefix), isIP(address) === 4 ? 'ipv4' : 'ipv6')
  }
  return list
}
