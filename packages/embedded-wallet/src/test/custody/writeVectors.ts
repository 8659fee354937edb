import { writeFileSync } from 'node:fs'
import { createCode } from '../../custody/codes/createCode.ts'
import { createDeviceCode } from '../../custody/codes/createDeviceCode.ts'
import { formatCode } from '../../custody/codes/formatCode.ts'
import { deriveAccounts } from '../../custody/derivation/deriveAccounts.ts'
import { toWords } from '../../custody/derivation/toWords.ts'
import { deriveKeyPair } from '../../custody/keys/deriveKeyPair.ts'
import { readPublicKey } from '../../custody/keys/readPublicKey.ts'
import { encodeKeystore } from '../../custody/keystore/encodeKeystore.ts'
import type { Keystore } from '../../custody/keystore/keystore.ts'
import { sealKeystore } from '../../custody/keystore/sealKeystore.ts'
import { sealKit } from '../../custody/kit/sealKit.ts'
import { createRandom } from '../../custody/random/createRandom.ts'
import { deriveRecoveryKey } from '../../custody/recovery/deriveRecoveryKey.ts'
import { encodeShareInfo } from '../../custody/seals/encodeShareInfo.ts'
import { sealShare } from '../../custody/seals/sealShare.ts'
import { splitSecret } from '../../custody/shares/splitSecret.ts'
import { createTestKeystore } from './createTestKeystore.ts'

// Run it for a new version of a format: pnpm --filter @cleat/embedded-wallet vectors. Each run
// makes a wallet, all of whose secrets are in the files.
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const walletId = 'wallet-of-the-vectors'

function write(name: string, about: string, vectors: object): void {
  const path = new URL(`../../../vectors/${name}.json`, import.meta.url)
  writeFileSync(path, `${JSON.stringify({ about, ...vectors }, undefined, 2)}\n`)
}

async function createSharing() {
  const secret = createRandom(32)
  const { d, s, r } = await splitSecret(secret)
  return { secret: hex(secret), d: hex(d), s: hex(s), r: hex(r) }
}

async function createSealing(info: Parameters<typeof encodeShareInfo>[0]) {
  const [ikm, share] = [createRandom(32), createRandom(33)]
  const publicKey = await readPublicKey(await deriveKeyPair(ikm))
  return {
    ...{ ikm: hex(ikm), publicKey: hex(publicKey), info, encodedInfo: hex(encodeShareInfo(info)) },
    ...{ share: hex(share), box: hex(await sealShare({ publicKey, share, info })) },
  }
}

async function createWallet(): Promise<Keystore> {
  const entropy = createRandom(32)
  const { holders } = await createTestKeystore()
  const accounts = await deriveAccounts(entropy)
  return { walletId, generation: 258, entropy, accounts, holders }
}

async function createRecovery() {
  const [code, prf] = [createCode(), createRandom(32)]
  const parts = { text: formatCode(code, 'recovery'), values: hex(code), prfOutput: hex(prf) }
  const keys = await Promise.all([
    deriveRecoveryKey({ kind: 'code', secret: code, walletId }),
    deriveRecoveryKey({ kind: 'passkey', secret: prf, walletId }),
  ])
  const [codeKey = '', passkeyKey = ''] = (await Promise.all(keys.map(readPublicKey))).map(hex)
  return { walletId, ...parts, codeKey, passkeyKey }
}

const wallet = await createWallet()
const secret = createRandom(32)
const device = await readPublicKey(await deriveKeyPair(createRandom(32)))
const { file, code } = await sealKit({ keystore: wallet, now: Date.UTC(2026, 10, 28) })

write(
  'sharing',
  'Shamir 2 of 3 over GF(2^8), polynomial 0x11b; the last byte of a share is its x',
  {
    vectors: [await createSharing(), await createSharing(), await createSharing()],
  },
)
write(
  'sealing',
  'A share, sealed by HPKE to DeriveKeyPair(ikm); a box is enc (65 bytes), then ct',
  {
    vectors: [
      await createSealing({ walletId, generation: 1, role: 'd', holderId: 'laptop' }),
      await createSealing({ walletId, generation: 4_294_967_295, role: 'r', holderId: 'code' }),
    ],
  },
)
write('keystore', 'AES-256-GCM(HKDF-SHA-256(secret, walletId, "cleat/keystore/1|generation"))', {
  ...{ walletId, generation: wallet.generation, secret: hex(secret) },
  ...{ sealed: hex(await sealKeystore({ secret, keystore: wallet })) },
  plaintext: hex(encodeKeystore(wallet)),
  entropy: hex(wallet.entropy),
  accounts: wallet.accounts.map((one) => ({ ...one, privateKey: hex(one.privateKey) })),
  holders: wallet.holders.map((one) => ({ ...one, publicKey: hex(one.publicKey) })),
})
write('recovery', 'The code of a wallet, a PRF output of its passkey, and the code of a device', {
  ...(await createRecovery()),
  device: { publicKey: hex(device), code: await createDeviceCode(device) },
})
write('kit', 'A recovery kit: its file, the code that opens it, and what is in it', {
  ...{ file: JSON.parse(file), code: formatCode(code, 'kit'), entropy: hex(wallet.entropy) },
  words: toWords(wallet.entropy),
})
