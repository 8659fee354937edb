import { changeWallet } from '@cleat/embedded-wallet/changes'
import { answerTask } from './answerTask.ts'

answerTask(({ name, asked }) => changeWallet(name as never, asked as never))
