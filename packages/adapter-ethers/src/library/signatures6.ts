import { hashMessage, recoverAddress } from 'ethers'
import type { EthersSignatures } from './ethersLibrary.ts'

export const signatures6: EthersSignatures = { hashMessage, recover: recoverAddress }
