export { signApproved } from '../../signer/signApproved.ts'
export type { Signer, SignerTaskName, SignerTasks } from '../../signer/signerTask.ts'
export type { SolanaTransactions } from '../../signer/signQuestion.ts'
