import type { Bytes } from '../custody/bytes/bytes.ts'
import { isDeviceCode } from '../custody/codes/isDeviceCode.ts'
import { readCode } from '../custody/codes/readCode.ts'
import { CustodyError } from '../custody/custodyError.ts'
import { deriveAccounts } from '../custody/derivation/deriveAccounts.ts'
import { createGeneration } from '../custody/generations/createGeneration.ts'
import { openWallet } from '../custody/generations/openWallet.ts'
import { reshare } from '../custody/generations/reshare.ts'
import { openBytes } from '../custody/hpke/openBytes.ts'
import { readPublicKey } from '../custody/keys/readPublicKey.ts'
import { eraseKeystore } from '../custody/keystore/eraseKeystore.ts'
import { getAddresses } from '../custody/keystore/getAddresses.ts'
import type { Holder } from '../custody/keystore/holder.ts'
import { deriveRecoveryKey } from '../custody/recovery/deriveRecoveryKey.ts'
import { exportSecret } from './exportSecret.ts'
import { openShares } from './openShares.ts'
import { sealWalletKit } from './sealWalletKit.ts'
import type {
  PublicHolder,
  SignerDevice,
  SignerHolder,
  SignerRecovery,
  SignerTaskName,
  SignerTasks,
} from './signerTask.ts'
import { toHolderId } from './toHolderId.ts'

/** What makes a wallet or changes who opens it. */
export type ChangeName = Exclude<SignerTaskName, 'sign' | 'signCalls'>

const changes: {
  readonly [name in ChangeName]: (
    asked: SignerTasks[name]['asked'],
  ) => Promise<SignerTasks[name]['answer']>
} = {
  async create({ walletId, device, recovery, label, accountTypes = {}, now }) {
    const added = await openAdded({ recovery, label }, walletId, now)
    const holders: readonly Holder[] = [await toDeviceHolder(device, now), added.holder]
    const keys = new Map([
      [device.id, device.key],
      [added.holder.id, added.key],
    ])
    const derive = async (entropy: Bytes) =>
      (await deriveAccounts(entropy)).map((account) => {
        const { namespace, type } = account
        return { ...account, type: accountTypes[namespace] ?? type }
      })
    const record = await createGeneration({
      ...{ walletId, derive, holders, keys, recovery: 'required' },
    })
    return { ...record, holders: holders.map(toPublic) }
  },
  identify: async ({ walletId, recovery }) =>
    toHolderId(await readPublicKey(await openRecovery(recovery, walletId))),
  prove: async ({ walletId, recovery, sealed, info }) =>
    openBytes({ key: await openRecovery(recovery, walletId), sealed, info }),
  async addDevice({ device, gone = [], now, ...opening }) {
    const { wallet, known, holder } = opening
    const shares = await openShares(opening, await openHolder(holder, wallet.walletId))
    const added = await toDeviceHolder(device, now)
    const record = await reshare({
      ...{ wallet, shares, known, keys: new Map([[device.id, device.key]]) },
      change: { add: [added], remove: gone, tested: [{ id: holder.id, at: now }] },
    })
    return { ...record, holders: [toPublic(added)] }
  },
  async open(opening) {
    const { wallet, known } = opening
    const shares = await openShares(opening, await openHolder(opening.holder, wallet.walletId))
    const keystore = await openWallet({ wallet, known, shares })
    const { generation, accounts } = keystore
    const addresses = getAddresses(accounts)
    eraseKeystore(keystore)
    return { generation, addresses }
  },
  async admitDevice({ device, code, gone = [], now, ...opening }) {
    const { wallet, known, holder } = opening
    const { id, label, publicKey } = device
    // A service that lists another key than the one on the device gets nothing sealed to it.
    if (!(await isDeviceCode(code, publicKey)))
      throw new CustodyError('HOLDERS_INVALID', 'the code is that of another key')
    const key = await openHolder(holder, wallet.walletId)
    const shares = await openShares(opening, key)
    const added: Holder = {
      ...{ id, kind: 'device', role: 'd', label, publicKey },
      ...{ createdAt: now, lastTestedAt: undefined },
    }
    const record = await reshare({
      ...{ wallet, shares, known, keys: new Map([[holder.id, key]]) },
      change: { add: [added], remove: gone, tested: [{ id: holder.id, at: now }] },
    })
    return { ...record, holders: [toPublic(added)] }
  },
  async changeHolders({ remove, add, now, ...opening }) {
    const { wallet, known, holder } = opening
    const added = add && (await openAdded(add, wallet.walletId, now))
    const shares = await openShares(opening, await openHolder(holder, wallet.walletId))
    const record = await reshare({
      ...{ wallet, shares, known, keys: new Map(added && [[added.holder.id, added.key]]) },
      change: {
        ...{ remove, tested: [{ id: holder.id, at: now }] },
        ...(added && { add: [added.holder] }),
      },
    })
    return { ...record, holders: added ? [toPublic(added.holder)] : [] }
  },
  export: async ({ what, ...opening }) =>
    exportSecret(opening, await openHolder(opening.holder, opening.wallet.walletId), what),
  kit: async ({ now, ...opening }) =>
    sealWalletKit(opening, await openHolder(opening.holder, opening.wallet.walletId), now),
}

/**
 * Makes a wallet, or changes who opens it. It leaves zeros where secrets were.
 * @throws `CustodyError`
 */
export function changeWallet<name extends ChangeName>(
  name: name,
  asked: SignerTasks[name]['asked'],
): Promise<SignerTasks[name]['answer']> {
  return changes[name](asked)
}

async function openRecovery(recovery: SignerRecovery, walletId: string): Promise<CryptoKeyPair> {
  if (recovery.kind === 'passkey') return deriveRecoveryKey({ ...recovery, walletId })
  const read = readCode(recovery.code, 'recovery')
  if ('problem' in read) throw new CustodyError('MALFORMED', 'no recovery code')
  return deriveRecoveryKey({ kind: 'code', secret: read.code, walletId })
}

function openHolder(
  holder: SignerHolder,
  walletId: string,
): Promise<CryptoKeyPair> | CryptoKeyPair {
  return holder.role === 'd' ? holder.key : openRecovery(holder.recovery, walletId)
}

async function openAdded(
  { recovery, label }: { readonly recovery: SignerRecovery; readonly label: string },
  walletId: string,
  now: number,
): Promise<{ readonly key: CryptoKeyPair; readonly holder: Holder }> {
  const key = await openRecovery(recovery, walletId)
  const publicKey = await readPublicKey(key)
  const id = await toHolderId(publicKey)
  const tested = { createdAt: now, lastTestedAt: now }
  return { key, holder: { ...{ id, kind: recovery.kind, role: 'r', label }, publicKey, ...tested } }
}

async function toDeviceHolder({ id, key, label }: SignerDevice, now: number): Promise<Holder> {
  return {
    ...{ id, kind: 'device', role: 'd', label },
    publicKey: await readPublicKey(key),
    ...{ createdAt: now, lastTestedAt: now },
  }
}

function toPublic({ id, kind, publicKey }: Holder): PublicHolder {
  return { id, kind, publicKey }
}
