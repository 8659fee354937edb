import { eraseBytes } from '../custody/bytes/eraseBytes.ts'
import { readCode } from '../custody/codes/readCode.ts'
import { CustodyError } from '../custody/custodyError.ts'
import { deriveAccounts } from '../custody/derivation/deriveAccounts.ts'
import { createGeneration } from '../custody/generations/createGeneration.ts'
import { openWallet } from '../custody/generations/openWallet.ts'
import { reshare } from '../custody/generations/reshare.ts'
import { openBytes } from '../custody/hpke/openBytes.ts'
import { readPublicKey } from '../custody/keys/readPublicKey.ts'
import { eraseKeystore } from '../custody/keystore/eraseKeystore.ts'
import type { Holder } from '../custody/keystore/holder.ts'
import { deriveRecoveryKey } from '../custody/recovery/deriveRecoveryKey.ts'
import { openShare } from '../custody/seals/openShare.ts'
import { toShareInfo } from '../service/toShareInfo.ts'
import type {
  PublicHolder,
  SignerDevice,
  SignerHolder,
  SignerOpening,
  SignerTaskName,
  SignerTasks,
} from './signerTask.ts'
import { type SolanaTransactions, signQuestion } from './signQuestion.ts'

type Tasks = {
  readonly [name in SignerTaskName]: (
    asked: SignerTasks[name]['asked'],
    solana: SolanaTransactions,
  ) => Promise<SignerTasks[name]['answer']>
}

const tasks: Tasks = {
  async create({ walletId, device, recovery, now }) {
    const code = await openCode(recovery.code, walletId)
    const holders = [
      await toDeviceHolder(device, now),
      {
        ...({ id: recovery.id, kind: 'code', role: 'r', label: recovery.label } as const),
        publicKey: await readPublicKey(code),
        ...{ createdAt: now, lastTestedAt: now },
      },
    ]
    const keys = new Map([
      [device.id, device.key],
      [recovery.id, code],
    ])
    const record = await createGeneration({
      ...{ walletId, derive: deriveAccounts, holders, keys, recovery: 'required' },
    })
    return { ...record, holders: holders.map(toPublic) }
  },
  async prove({ walletId, code, sealed, info }) {
    return openBytes({ key: await openCode(code, walletId), sealed, info })
  },
  async addDevice({ device, now, ...opening }) {
    const { wallet, known, holder } = opening
    const shares = await openShares(opening)
    const added = await toDeviceHolder(device, now)
    const record = await reshare({
      ...{ wallet, shares, known, keys: new Map([[device.id, device.key]]) },
      change: { add: [added], tested: [{ id: holder.id, at: now }] },
    })
    return { ...record, holders: [toPublic(added)] }
  },
  async sign({ question, caipNetworkId, address, ...opening }, solana) {
    const { wallet, known } = opening
    const keystore = await openWallet({ wallet, known, shares: await openShares(opening) })
    try {
      const account = keystore.accounts.find((one) => one.address === address)
      if (!account) throw new TypeError('An account that the wallet has not.')
      return signQuestion({ question, account, caipNetworkId, solana })
    } finally {
      eraseKeystore(keystore)
    }
  },
}

/** Runs one task. It leaves zeros where secrets were. @throws `CustodyError` */
export function runTask<name extends SignerTaskName>(
  name: name,
  asked: SignerTasks[name]['asked'],
  solana: SolanaTransactions,
): Promise<SignerTasks[name]['answer']> {
  return tasks[name](asked, solana)
}

async function openShares(
  opening: SignerOpening,
): Promise<readonly [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>]> {
  const { wallet, holder, box, serverShare } = opening
  const { walletId, generation } = wallet
  const key = await openHolder(holder, walletId)
  const info = toShareInfo({ walletId, generation, holder: holder.id })
  const own = await openShare({
    ...{ key, box, info: { walletId, generation, role: holder.role, holderId: holder.id } },
  })
  try {
    return [own, await openBytes({ key, sealed: serverShare, info })]
  } catch {
    eraseBytes(own)
    throw new CustodyError('BOX_REFUSED', 'the share of the service is sealed to another key')
  }
}

function openHolder(holder: SignerHolder, walletId: string): Promise<CryptoKeyPair> {
  return holder.role === 'd' ? Promise.resolve(holder.key) : openCode(holder.code, walletId)
}

async function openCode(typed: string, walletId: string): Promise<CryptoKeyPair> {
  const read = readCode(typed, 'recovery')
  if ('problem' in read) throw new CustodyError('MALFORMED', 'no recovery code')
  return deriveRecoveryKey({ kind: 'code', secret: read.code, walletId })
}

async function toDeviceHolder({ id, key, label }: SignerDevice, now: number): Promise<Holder> {
  return {
    ...({ id, kind: 'device', role: 'd', label } as const),
    publicKey: await readPublicKey(key),
    ...{ createdAt: now, lastTestedAt: now },
  }
}

function toPublic({ id, kind, publicKey }: Holder): PublicHolder {
  return { id, kind, publicKey }
}
