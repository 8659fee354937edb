export { parseTransaction } from '../transaction/parseTransaction.ts'
export { addSignature } from '../walletConnect/addSignature.ts'
