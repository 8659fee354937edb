export { decodeRequest } from '../inspect/decodeRequest.ts'
