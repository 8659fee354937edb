export { bitcoinTest, localBitcoin } from '../vitest/bitcoinTest.ts'
