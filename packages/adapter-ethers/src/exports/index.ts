export { EthersAdapter } from '../EthersAdapter.ts'
