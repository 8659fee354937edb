export { type Balance, balanceQuery } from '../queries/balanceQuery.ts'
