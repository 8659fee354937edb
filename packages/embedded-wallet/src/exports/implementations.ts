export { type Implementation, implementations } from '../accounts/implementations.ts'
