import { hashMessage, verifyMessage } from 'ethers'
import type { EthersSignatures } from './ethersLibrary.ts'

export const signatures6: EthersSignatures = { hashMessage, recover: verifyMessage }
