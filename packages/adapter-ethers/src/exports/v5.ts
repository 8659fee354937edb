export { Ethers5Adapter } from '../Ethers5Adapter.ts'
