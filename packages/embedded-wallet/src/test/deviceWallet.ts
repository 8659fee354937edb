import type { WalletRecord } from '../custody/generations/walletRecord.ts'
import { sealBytes } from '../custody/hpke/sealBytes.ts'
import { createDeviceKey } from '../custody/keys/createDeviceKey.ts'
import { readPublicKey } from '../custody/keys/readPublicKey.ts'
import { toGeneration } from '../frame/wallets/toGeneration.ts'
import { fromBase64Url, toBase64Url } from '../protocol/toBase64Url.ts'
import { toShareInfo } from '../service/toShareInfo.ts'
import type { NewGeneration, ReleasedShare, WalletFacts } from '../service/walletSchemas.ts'
import { changeWallet } from '../signer/changeWallet.ts'
import type { Signer } from '../signer/signerTask.ts'

const [walletId, laptopId, phoneId] = [1, 2, 3].map((byte) =>
  toBase64Url(new Uint8Array(16).fill(byte)),
) as [string, string, string]
const createdAt = '2026-11-28T00:00:00.000Z'
/** What is not signed runs without a worker, with a copy as a worker gets it. */
const signer: Signer = {
  run: (name, asked) => changeWallet(name as never, structuredClone(asked) as never),
}

type Device = { id: string; key: CryptoKeyPair; publicKey: string; state: 'pending' | 'active' }

type Wallet = {
  readonly laptop: Device
  readonly phone: Device
  readonly addresses: WalletRecord['addresses']
  readonly accounts: readonly string[]
  /** As the service lists it. */
  readonly describe: () => Omit<WalletFacts, 'holders'> & { readonly holders: readonly object[] }
  readonly release: (device: Pick<Device, 'id' | 'publicKey'>) => Promise<ReleasedShare>
  /** Stores the body of `PUT wallets/:id/generation`. */
  readonly put: (body: string) => void
  readonly read: () => NewGeneration
}

async function create(): Promise<Wallet> {
  const toDevice = async (id: string, state: Device['state']): Promise<Device> => {
    const key = await createDeviceKey()
    return { id, key, state, publicKey: toBase64Url(await readPublicKey(key)) }
  }
  const [laptop, phone] = [await toDevice(laptopId, 'active'), await toDevice(phoneId, 'pending')]
  const record = await changeWallet('create', {
    ...{ walletId, label: 'Recovery code', now: 1 },
    device: { id: laptopId, key: laptop.key, label: 'Chrome on macOS' },
    recovery: { kind: 'passkey', secret: new Uint8Array(32).fill(7) },
  })
  let stored: NewGeneration = toGeneration(record, record.holders)
  const { addresses } = record
  const accounts = [`eip155:1:${addresses.eip155}`]
  const describe: Wallet['describe'] = () => ({
    ...{ id: walletId, generation: stored.generation, accounts, accountTypes: { eip155: 'eoa' } },
    ...{ confirm: 'off', isFrozen: false, deletesIn: null, recoversIn: null, createdAt },
    holders: stored.holders.map(({ box: _, ...holder }) => holder),
  })
  /** What the service releases to a device: prepared, because answers of tests are not awaited. */
  const release: Wallet['release'] = async ({ id, publicKey }) => {
    const { generation, keystore } = stored
    const box = stored.holders.find((holder) => holder.id === id)?.box
    if (!box) throw new Error('No box is sealed to it.')
    const share = await sealBytes({
      ...{ publicKey: fromBase64Url(publicKey), plaintext: fromBase64Url(stored.share) },
      info: toShareInfo({ walletId, generation, holder: id }),
    })
    return { generation, holder: id, share: toBase64Url(share), box, keystore }
  }
  const put = (body: string) => {
    const { proof: _, ...next } = JSON.parse(body)
    stored = next
  }
  return { laptop, phone, addresses, accounts, describe, release, put, read: () => stored }
}

/** A wallet on a laptop, a phone that waits, and the service between them. */
export const deviceWallet: {
  readonly walletId: string
  readonly laptopId: string
  readonly phoneId: string
  readonly createdAt: string
  readonly signer: Signer
  create(): Promise<Wallet>
} = { walletId, laptopId, phoneId, createdAt, signer, create }
