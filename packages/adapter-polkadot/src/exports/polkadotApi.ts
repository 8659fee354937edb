export { polkadotApi } from '../polkadotApi/polkadotApi.ts'
