export {
  type AuthJsProvider,
  createAuthJsProvider,
} from '../server/dropIns/createAuthJsProvider.ts'
