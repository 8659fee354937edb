import {
  type Address,
  concat,
  encodeAbiParameters,
  getCreate2Address,
  type Hex,
  hashDomain,
  keccak256,
  size,
  toHex,
  zeroHash,
} from 'viem'

/** The factory that every local node has at this address: it takes a salt and creation code. */
const factory = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
const mark: Hex = `0x${'6492'.repeat(16)}`

/** Asks the signer of the hash in memory, and says whether it is the owner. @see ERC-1271 */
function acceptOwner(owner: Address): string {
  return [
    '606435604052608435606052', // r and s into memory
    '60a43560001a602052', // and v, which is a byte
    '60206000608060006001', // one word in return for four, from ecrecover
    '5afa50600051',
    `73${owner.slice(2)}14`, // whether it is the owner
    '631626ba7e0260e01b60005260206000f3',
  ].join('')
}

/** The code of an account that accepts what its owner signed. */
export function accountCode(owner: Address): Hex {
  return `0x600435600052${acceptOwner(owner)}`
}

/**
 * The code of an account that binds signatures to itself: the owner signs the typed data
 * `PersonalSign(bytes prefixed)` in the domain of the account.
 * @see ERC-7739
 */
export function nestedAccountCode(owner: Address, account: Address, chainId = 1n): Hex {
  const type = keccak256(toHex('PersonalSign(bytes prefixed)'))
  const code = [
    `7f${type.slice(2)}600052`, // the type and the hash into memory
    '600435602052',
    '6040600020602252', // their hash behind the domain
    `7f${hashDomain({ domain: { ...nestedDomain(account), chainId }, types: domainTypes }).slice(2)}600252`,
    '601960005360016001536042600020600052', // and the hash of it all to where signers are asked
  ].join('')
  return `0x${code}${acceptOwner(owner)}`
}

const domainTypes = {
  EIP712Domain: [
    { name: 'name', type: 'string' },
    { name: 'version', type: 'string' },
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
  ],
} as const

/** The domain of an account that binds signatures to itself. */
export function nestedDomain(account: Address): {
  name: string
  version: string
  chainId: bigint
  verifyingContract: Address
} {
  return { name: 'Account', version: '1', chainId: 1n, verifyingContract: account }
}

/** An account that is not deployed yet, and how a signature of it says how to deploy it. */
export function undeployedAccount(owner: Address): {
  readonly address: Address
  readonly deployment: { readonly to: Address; readonly data: Hex }
  readonly wrap: (signature: Hex) => Hex
} {
  const runtime = accountCode(owner)
  const length = toHex(size(runtime), { size: 1 })
  const creation = concat(['0x60', length, '0x80600b6000396000f3', runtime])
  const data = concat([zeroHash, creation])
  return {
    address: getCreate2Address({ from: factory, salt: zeroHash, bytecode: creation }),
    deployment: { to: factory, data },
    wrap: (signature) => {
      const types = [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }]
      return concat([encodeAbiParameters(types, [factory, data, signature]), mark])
    },
  }
}
