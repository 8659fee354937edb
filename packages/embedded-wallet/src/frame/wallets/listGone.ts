import type { WalletDevice } from '../../service/deviceSchemas.ts'
import type { WalletHolder } from '../../service/walletSchemas.ts'

/** The ids of holders whose device was removed: the next generation has none of them. */
export function listGone(
  holders: readonly Pick<WalletHolder, 'id' | 'kind'>[],
  devices: readonly Pick<WalletDevice, 'id'>[],
): readonly string[] {
  const known = new Set(devices.map(({ id }) => id))
  return holders.filter(({ id, kind }) => kind === 'device' && !known.has(id)).map(({ id }) => id)
}
