import type { KitBase } from '../../../boot/kitBase.ts'

/** The name of the embedded wallet, as far as it is known. */
export function findWalletName({ controllers }: Pick<KitBase, 'controllers'>): string {
  const { connectors } = controllers.connectors.state
  return connectors.find(({ type }) => type === 'AUTH')?.name ?? 'Wallet'
}
