import { signApprovedCalls } from '@cleat/embedded-wallet/sign-calls'
import { answerTask } from './answerTask.ts'

answerTask(({ asked }) => signApprovedCalls(asked as never))
