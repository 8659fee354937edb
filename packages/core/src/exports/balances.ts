export { type Balance, balanceQuery } from '../runtime/queries/balanceQuery.ts'
