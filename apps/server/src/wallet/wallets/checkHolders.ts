import type { SealedHolder } from '@cleat/embedded-wallet/service'
import { Problem } from '../../http/problem.ts'
import type { WalletConfig } from '../context/walletConfig.ts'
import { requirePublicKey } from '../hpke/requirePublicKey.ts'

/**
 * Checks who the shares of a generation are sealed to: known devices, each once, and a recovery
 * method.
 * @throws a `Problem`
 */
export async function checkHolders(parameters: {
  config: Pick<WalletConfig, 'recovery'>
  holders: readonly SealedHolder[]
  /** Devices that shares may be sealed to. */
  devices: readonly { readonly id: string; readonly publicKey: string }[]
}): Promise<void> {
  const { config, holders, devices } = parameters
  const ids = new Set(holders.map(({ id }) => id))
  if (ids.size !== holders.length) throw refusal('A holder is named twice.')
  for (const [index, { publicKey }] of holders.entries())
    await requirePublicKey(publicKey, `/holders/${index}/publicKey`)
  for (const { id, kind, publicKey } of holders) {
    if (kind !== 'device') continue
    const device = devices.find((one) => one.id === id)
    if (device?.publicKey !== publicKey) throw refusal('A device is not one of the account.')
  }
  const known = new Set(devices.map(({ id }) => id))
  if (holders.some(({ id, kind }) => kind !== 'device' && known.has(id)))
    throw refusal('A recovery method has the id of a device.')
  const hasRecovery = holders.some(({ kind }) => kind !== 'device')
  if (config.recovery === 'required' && !hasRecovery)
    throw refusal('A recovery method is needed first.')
}

function refusal(detail: string): Problem {
  return new Problem('INVALID_BODY', { detail, errors: [{ at: '/holders', detail }] })
}
