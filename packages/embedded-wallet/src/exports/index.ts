export { createEmbeddedWallet } from '../host/createEmbeddedWallet.ts'
