import { createDeviceKey } from '../../custody/keys/createDeviceKey.ts'
import type { Keystore } from '../../custody/keystore/keystore.ts'
import { createTestHolder } from './createTestHolder.ts'

/** A keystore of one account and two holders, whose bytes are easy to recognize. */
export async function createTestKeystore(): Promise<Keystore> {
  const [device, code] = await Promise.all([
    createTestHolder('laptop', 'device', createDeviceKey()),
    createTestHolder('code', 'code', createDeviceKey()),
  ])
  return {
    ...{ walletId: 'wallet-1', generation: 3, entropy: new Uint8Array(32).fill(0xe1) },
    accounts: [
      {
        namespace: 'eip155',
        address: '0xF278cF59F82eDcf871d630F28EcC8056f25C1cdb',
        ...{ privateKey: new Uint8Array(32).fill(0xa1), type: 'eoa' },
      },
    ],
    holders: [device.holder, { ...code.holder, lastTestedAt: 1_764_000_000_000, label: 'Côde 🔑' }],
  }
}
