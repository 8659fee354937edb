import {
  AccountRole,
  type Address,
  address,
  appendTransactionMessageInstructions,
  compileTransaction,
  createKeyPairFromPrivateKeyBytes,
  createSolanaRpc,
  createTransactionMessage,
  getAddressEncoder,
  getAddressFromPublicKey,
  getBase64EncodedWireTransaction,
  getProgramDerivedAddress,
  getSignatureFromTransaction,
  type Instruction,
  lamports,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransaction,
} from '@solana/kit'

export declare namespace paySolana {
  type Parameters = {
    rpcUrl: string
    to: string
    /** The mint. `undefined` for the native currency. */
    token: string | undefined
    atoms: bigint
  }
}

const tokenProgram = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
const associatedProgram = address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
const systemProgram = address('11111111111111111111111111111111')
/** The local chain's faucet, which may mint its tokens. */
const faucetSeed = new Uint8Array(32).fill(255)
const createIdempotent = 1
const mintTo = 7

/** Pays from the faucet of the local chain. The payment is confirmed at once. */
export async function paySolana(parameters: paySolana.Parameters): Promise<string> {
  const { rpcUrl, token, atoms } = parameters
  const rpc = createSolanaRpc(rpcUrl)
  const to = address(parameters.to)
  if (token === undefined) return rpc.requestAirdrop(to, lamports(atoms)).send()
  const keys = await createKeyPairFromPrivateKeyBytes(faucetSeed)
  const faucet = await getAddressFromPublicKey(keys.publicKey)
  const mint = address(token)
  const holding = await deriveHolding({ owner: to, mint })
  const { value: lifetime } = await rpc.getLatestBlockhash().send()
  const message = pipe(
    createTransactionMessage({ version: 'legacy' }),
    (empty) => setTransactionMessageFeePayer(faucet, empty),
    (draft) => setTransactionMessageLifetimeUsingBlockhash(lifetime, draft),
    (draft) =>
      appendTransactionMessageInstructions(
        [
          openHolding({ payer: faucet, holding, owner: to, mint }),
          mintInto({ authority: faucet, holding, mint, atoms }),
        ],
        draft,
      ),
  )
  const signed = await signTransaction([keys], compileTransaction(message))
  const wire = getBase64EncodedWireTransaction(signed)
  await rpc.sendTransaction(wire, { encoding: 'base64' }).send()
  return getSignatureFromTransaction(signed)
}

type Holding = { owner: Address; mint: Address }

async function deriveHolding({ owner, mint }: Holding): Promise<Address> {
  const { encode } = getAddressEncoder()
  const seeds = [encode(owner), encode(tokenProgram), encode(mint)]
  const [derived] = await getProgramDerivedAddress({ programAddress: associatedProgram, seeds })
  return derived
}

function openHolding(parameters: Holding & { payer: Address; holding: Address }): Instruction {
  const { payer, holding, owner, mint } = parameters
  return {
    programAddress: associatedProgram,
    accounts: [
      { address: payer, role: AccountRole.WRITABLE_SIGNER },
      { address: holding, role: AccountRole.WRITABLE },
      { address: owner, role: AccountRole.READONLY },
      { address: mint, role: AccountRole.READONLY },
      { address: systemProgram, role: AccountRole.READONLY },
      { address: tokenProgram, role: AccountRole.READONLY },
    ],
    data: Uint8Array.of(createIdempotent),
  }
}

type Mint = { authority: Address; holding: Address; mint: Address; atoms: bigint }

function mintInto({ authority, holding, mint, atoms }: Mint): Instruction {
  const data = new Uint8Array(9)
  data[0] = mintTo
  new DataView(data.buffer).setBigUint64(1, atoms, true)
  return {
    programAddress: tokenProgram,
    accounts: [
      { address: mint, role: AccountRole.WRITABLE },
      { address: holding, role: AccountRole.WRITABLE },
      { address: authority, role: AccountRole.READONLY_SIGNER },
    ],
    data,
  }
}
