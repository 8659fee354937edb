import {
  AbiCoder,
  concat,
  getCreate2Address,
  type HDNodeWallet,
  hashMessage,
  keccak256,
  type Wallet,
  zeroPadValue,
} from 'ethers'

/**
 * The factory that every local node has at this address: it takes a salt and the code that makes
 * the contract.
 */
const factory = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
const mark = `0x${'6492'.repeat(16)}`

export type SmartAccount = {
  readonly address: string
  /** What deploys it, as a transaction. */
  readonly deployment: { to: string; data: string }
  sign(message: string): string
  /** The same for those who do not know yet how it is deployed. */
  signUndeployed(message: string): string
}

/** An account whose contract accepts what its owner signed. */
export function createSmartAccount(owner: Wallet | HDNodeWallet): SmartAccount {
  const salt = zeroPadValue('0x5a', 32)
  const code = createCode(owner.address)
  const data = concat([salt, code])
  const sign = (message: string) => owner.signingKey.sign(hashMessage(message)).serialized
  return {
    address: getCreate2Address(factory, salt, keccak256(code)),
    deployment: { to: factory, data },
    sign,
    signUndeployed(message) {
      const types = ['address', 'bytes', 'bytes']
      const parts = AbiCoder.defaultAbiCoder().encode(types, [factory, data, sign(message)])
      return concat([parts, mark])
    },
  }
}

/**
 * Code that leaves behind `isValidSignature`, which recovers the signer and compares it with the
 * owner.
 */
function createCode(owner: string): string {
  const runtime = [
    '600435600052606435604052608435606052', // the hash, r and s into memory
    '60a43560001a602052', // and v, which is a byte
    '60206000608060006001', // one word in return for four, from ecrecover
    '5afa50600051',
    `73${owner.slice(2)}14`, // whether it is the owner
    '631626ba7e0260e01b60005260206000f3',
  ].join('')
  const size = (runtime.length / 2).toString(16).padStart(2, '0')
  return `0x60${size}80600b6000396000f3${runtime}`
}
