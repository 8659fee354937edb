import {
  type Address,
  createKeyPairFromPrivateKeyBytes,
  getAddressFromPublicKey,
} from '@solana/kit'

export type SolanaAccount = {
  readonly address: Address
  /** 32 bytes, publicly known: never send anything of value to this account on a real network. */
  readonly seed: Uint8Array
}

/** Three accounts: the one whose seed is 32 times the byte 1, then the byte 2, then the byte 3. */
export async function solanaAccounts(): Promise<readonly SolanaAccount[]> {
  return Promise.all(
    [1, 2, 3].map(async (byte) => {
      const seed = new Uint8Array(32).fill(byte)
      const { publicKey } = await createKeyPairFromPrivateKeyBytes(seed)
      return { address: await getAddressFromPublicKey(publicKey), seed }
    }),
  )
}
