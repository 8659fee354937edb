export { signApprovedCalls } from '../../signer/signApprovedCalls.ts'
