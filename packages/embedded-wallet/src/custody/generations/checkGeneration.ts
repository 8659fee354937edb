import { areEqualBytes } from '../bytes/areEqualBytes.ts'
import type { Bytes } from '../bytes/bytes.ts'
import { eraseBytes } from '../bytes/eraseBytes.ts'
import { CustodyError } from '../custodyError.ts'
import { encodeKeystore } from '../keystore/encodeKeystore.ts'
import { eraseKeystore } from '../keystore/eraseKeystore.ts'
import type { Keystore } from '../keystore/keystore.ts'
import { openShare } from '../seals/openShare.ts'
import type { Shares } from '../shares/shares.ts'
import { openWallet } from './openWallet.ts'
import type { WalletRecord } from './walletRecord.ts'

type FoundShare = { readonly role: keyof Shares; readonly share: Bytes }

const pairs = [
  ['d', 's'],
  ['s', 'r'],
  ['d', 'r'],
] as const

/**
 * Opens what was sealed as it will be opened later: each two shares, those of the holders whose
 * keys are at hand out of their boxes.
 * @throws `SELF_CHECK_FAILED` where one of them does not give the same keystore
 */
export async function checkGeneration(parameters: {
  readonly record: WalletRecord
  readonly keystore: Keystore
  readonly shares: Shares
  readonly keys: ReadonlyMap<string, CryptoKeyPair>
}): Promise<void> {
  const { record, keystore, shares, keys } = parameters
  const expected = encodeKeystore(keystore)
  const opened: readonly FoundShare[] = [
    { role: 's', share: record.serverShare.slice() },
    ...(await openBoxes(record, keys)),
  ]
  try {
    for (const { role, share } of opened) expectTrue(areEqualBytes(share, shares[role]))
    const found = (role: keyof Shares) =>
      opened.find((one) => one.role === role)?.share ?? shares[role]
    for (const [one, other] of pairs)
      expectTrue(await opensTo(expected, record, [found(one).slice(), found(other).slice()]))
  } finally {
    eraseBytes(expected, ...opened.map(({ share }) => share))
  }
}

async function openBoxes(
  { walletId, generation, boxes }: WalletRecord,
  keys: ReadonlyMap<string, CryptoKeyPair>,
): Promise<readonly FoundShare[]> {
  const opened = boxes.map(async ({ holderId, role, box }) => {
    const key = keys.get(holderId)
    const info = { walletId, generation, role, holderId }
    return key ? [{ role, share: await openShare({ key, box, info }) }] : []
  })
  return (await Promise.all(opened).catch(fail)).flat()
}

async function opensTo(
  expected: Bytes,
  wallet: WalletRecord,
  shares: readonly [Bytes, Bytes],
): Promise<boolean> {
  const found = await openWallet({ wallet, shares, known: undefined }).catch(fail)
  const encoded = encodeKeystore(found)
  const isSame = areEqualBytes(encoded, expected)
  eraseKeystore(found)
  eraseBytes(encoded)
  return isSame
}

function expectTrue(isRight: boolean): void {
  if (!isRight) fail()
}

function fail(): never {
  throw new CustodyError('SELF_CHECK_FAILED', 'what was sealed does not open again')
}
