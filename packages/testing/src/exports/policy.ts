export { judgeRequest } from '../policy/judgeRequest.ts'
