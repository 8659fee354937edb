export { askPolicy } from '../runtime/requests/judge/askPolicy.ts'
export { toDecodedRequest } from '../runtime/requests/judge/toDecodedRequest.ts'
