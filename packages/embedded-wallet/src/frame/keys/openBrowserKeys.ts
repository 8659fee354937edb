import { type DBSchema, openDB } from 'idb'
import type { KnownWallet } from '../../custody/generations/knownWallet.ts'
import { createDeviceKey } from '../../custody/keys/createDeviceKey.ts'

/** The keys of this browser, on the wallet's origin. None of them can be exported. */
export type BrowserKeys = {
  /** Proves who sends a request. @see RFC 9449 */
  readonly signing: CryptoKeyPair
  /** Opens what is sealed to this device. */
  readonly sealing: CryptoKeyPair
  /** Whether they outlive the page. */
  readonly isKept: boolean
  /** What this browser has seen of a wallet: nothing older is taken. */
  readKnown(walletId: string): Promise<KnownWallet | undefined>
  writeKnown(walletId: string, known: KnownWallet): Promise<void>
}

type KeyStore = DBSchema & {
  keys: { key: 'signing' | 'sealing'; value: CryptoKeyPair }
  known: { key: string; value: KnownWallet }
}

/**
 * Opens the keys of this browser, and makes them at the first visit. Where the browser stores
 * nothing, they last as long as the page.
 */
export async function openBrowserKeys(): Promise<BrowserKeys> {
  try {
    return await openStored()
  } catch {
    const [signing, sealing] = [await createSigningKey(), await createDeviceKey()]
    const known = new Map<string, KnownWallet>()
    return {
      ...{ signing, sealing, isKept: false },
      readKnown: async (walletId) => known.get(walletId),
      writeKnown: async (walletId, one) => void known.set(walletId, one),
    }
  }
}

async function openStored(): Promise<BrowserKeys> {
  const database = await openDB<KeyStore>('cleat-wallet', 1, {
    upgrade(created) {
      created.createObjectStore('keys')
      created.createObjectStore('known')
    },
  })
  const read = async (name: 'signing' | 'sealing', create: () => Promise<CryptoKeyPair>) => {
    const found = await database.get('keys', name)
    if (found) return found
    const made = await create()
    // Another tab may have been faster: the first one stays.
    await database.add('keys', made, name).catch(() => undefined)
    return (await database.get('keys', name)) ?? made
  }
  return {
    signing: await read('signing', createSigningKey),
    sealing: await read('sealing', createDeviceKey),
    isKept: true,
    readKnown: (walletId) => database.get('known', walletId),
    async writeKnown(walletId, known) {
      const change = database.transaction('known', 'readwrite')
      const before = await change.store.get(walletId)
      if (!before || before.generation <= known.generation) await change.store.put(known, walletId)
      await change.done
    },
  }
}

function createSigningKey(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'sign',
    'verify',
  ])
}
