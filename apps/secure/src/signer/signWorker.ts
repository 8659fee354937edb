import { signApproved } from '@cleat/embedded-wallet/signer'
import { answerTask } from './answerTask.ts'
import { solanaTransactions } from './solanaTransactions.ts'

answerTask(({ asked }) => signApproved(asked as never, solanaTransactions))
