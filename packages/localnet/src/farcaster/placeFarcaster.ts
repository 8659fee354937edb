import {
  type Address,
  createTestClient,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  http,
  keccak256,
  numberToHex,
  pad,
  parseAbi,
} from 'viem'

/** Where Farcaster has its registries, on OP Mainnet. */
const idRegistry: Address = '0x00000000Fc6c5F01Fc30151999387Bb99A9f489b'
const keyRegistry: Address = '0x00000000Fc1237824fb747aBDE0FF18990E59b7e'
const abi = parseAbi(['function keyDataOf(uint256 fid, bytes key) view returns (uint8, uint32)'])

/** `idOf(address)`: answers what the slot of the address has. */
const idCode: Hex = '0x6004355460005260206000f3'
/** `keyDataOf(uint256,bytes)`: a state in the slot of the question’s hash, and the type 2. */
const keyCode: Hex = '0x3660006000373660002054600052600260205260406000f3'

export type LocalFarcaster = {
  /** Gives an id to an address, as its owner. */
  register(fid: number, custody: Address): Promise<void>
  /** Lets an address sign in for an id. */
  addAuthAddress(fid: number, address: Address): Promise<void>
}

export type PlaceFarcasterParameters = {
  /** The node of the chain that stands for OP Mainnet. */
  rpcUrl: string
}

/** Puts the registries of Farcaster at their addresses, as far as a sign-in asks them. */
export async function placeFarcaster(
  parameters: PlaceFarcasterParameters,
): Promise<LocalFarcaster> {
  const { rpcUrl } = parameters
  const client = createTestClient({ mode: 'anvil', transport: http(rpcUrl) })
  await client.setCode({ address: idRegistry, bytecode: idCode })
  await client.setCode({ address: keyRegistry, bytecode: keyCode })
  return {
    async register(fid, custody) {
      const value = numberToHex(fid, { size: 32 })
      await client.setStorageAt({ address: idRegistry, index: pad(custody), value })
    },
    async addAuthAddress(fid, address) {
      const key = encodeAbiParameters([{ type: 'address' }], [address])
      const data = encodeFunctionData({ abi, functionName: 'keyDataOf', args: [BigInt(fid), key] })
      const value = numberToHex(1, { size: 32 })
      await client.setStorageAt({ address: keyRegistry, index: keccak256(data), value })
    },
  }
}
