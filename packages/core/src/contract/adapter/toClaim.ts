import type { Connector } from './connector.ts'

/**
 * The identity that a wallet of the page claims: its `rdns`, else its name. Two wallets of one
 * namespace with equal claims cannot be told apart. Others have none.
 */
export function toClaim(connector: Pick<Connector, 'type' | 'name' | 'info'>): string | undefined {
  const { type, name, info } = connector
  if (type !== 'ANNOUNCED') return undefined
  return (info?.rdns ?? name).normalize('NFKC').trim().toLowerCase()
}
