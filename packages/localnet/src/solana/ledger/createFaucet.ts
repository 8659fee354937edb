import {
  AccountRole,
  type Address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createKeyPairFromPrivateKeyBytes,
  createTransactionMessage,
  getAddressFromPublicKey,
  getTransactionEncoder,
  type Instruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransaction,
} from '@solana/kit'
import type { Ledger } from './createLedger.ts'
import { type DecodedTransaction, decodeTransaction } from './decodeTransaction.ts'

export type Faucet = {
  readonly address: Address
  /** A signed transfer for the ledger. Every transfer is unique. */
  pay: (parameters: { to: Address; lamports: number }) => Promise<DecodedTransaction>
}

/** More than all airdrops of the tests. */
const supply = 100_000_000_000_000_000n

/**
 * The account that pays airdrops. An airdrop is an ordinary transaction, so the history has it too.
 */
export async function createFaucet(ledger: Ledger): Promise<Faucet> {
  const keys = await createKeyPairFromPrivateKeyBytes(new Uint8Array(32).fill(255))
  const address = await getAddressFromPublicKey(keys.publicKey)
  ledger.setBalance(address, supply)
  let paid = 0
  return {
    address,
    async pay({ to, lamports }) {
      paid += 1
      const { blockhash, lastValidBlockHeight } = ledger.blockhashes.latest
      const message = pipe(
        createTransactionMessage({ version: 'legacy' }),
        (empty) => setTransactionMessageFeePayer(address, empty),
        (draft) =>
          setTransactionMessageLifetimeUsingBlockhash(
            {
              blockhash: blockhash as Blockhash,
              lastValidBlockHeight: BigInt(lastValidBlockHeight),
            },
            draft,
          ),
        (draft) =>
          appendTransactionMessageInstructions(
            [unitLimit(200_000 + paid), transfer({ from: address, to, lamports })],
            draft,
          ),
      )
      const signed = await signTransaction([keys], compileTransaction(message))
      return decodeTransaction(Uint8Array.from(getTransactionEncoder().encode(signed)))
    },
  }
}

function transfer(parameters: { from: Address; to: Address; lamports: number }): Instruction {
  const { from, to, lamports } = parameters
  const data = new Uint8Array(12)
  const view = new DataView(data.buffer)
  view.setUint32(0, 2, true)
  view.setBigUint64(4, BigInt(lamports), true)
  return {
    programAddress: '11111111111111111111111111111111' as Address,
    accounts: [
      { address: from, role: AccountRole.WRITABLE_SIGNER },
      { address: to, role: AccountRole.WRITABLE },
    ],
    data,
  }
}

/** Distinguishes two airdrops of the same amount in one slot. */
function unitLimit(units: number): Instruction {
  const data = new Uint8Array(5)
  data[0] = 2
  new DataView(data.buffer).setUint32(1, units, true)
  return { programAddress: 'ComputeBudget111111111111111111111111111111' as Address, data }
}
